import { Create, SaveButton, Toolbar } from "react-admin";
import { toProductInput } from "./product-edit.tsx";
import { ProductForm } from "./product-form.tsx";

const empty = {
  ...{ name: "", slug: "", shortDescription: "", description: "", disclaimer: "" },
  ...{ pageTitle: "", metaDescription: "", metaKeywords: "", returnable: true },
  specification: [],
  recommended: [],
  variants: [{ colourName: "", colourHex: null, sizes: [], images: [] }],
};

/** A new product is not in the shop until it is published. */
export const ProductCreate = () => (
  <Create redirect="edit" transform={toProductInput} record={empty} title="New product">
    <ProductForm
      toolbar={
        <Toolbar>
          <SaveButton label="Save, not yet in the shop" alwaysEnable />
        </Toolbar>
      }
    />
  </Create>
);
