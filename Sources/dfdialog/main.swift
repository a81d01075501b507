print("dfdialog")
