import { Create, SaveButton, Toolbar } from "react-admin";
import { sent } from "./product-edit.tsx";
import { ProductForm } from "./product-form.tsx";

const empty = {
  ...{ name: "", slug: "", shortDescription: "", description: "", disclaimer: "" },
  ...{ pageTitle: "", metaDescription: "", metaKeywords: "", returnable: true },
  specification: [],
  recommended: [],
  variants: [{ colourName: "", colourHex: null, sizes: [], images: [] }],
};

/** It is not in the shop until it is published. */
export const ProductCreate = () => (
  <Create redirect="edit" transform={sent} record={empty} title="New product">
    <ProductForm
      toolbar={
        <Toolbar>
          <SaveButton label="Save, not yet in the shop" alwaysEnable />
        </Toolbar>
      }
    />
  </Create>
);
