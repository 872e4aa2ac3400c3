import { ArrayInput, maxValue, minValue, NumberInput, required, SimpleFormIterator } from "react-admin";
import { AddRowButton } from "../../inputs/add-row-button.tsx";
import { SkuInput } from "./sku-input.tsx";

/** The products of an order that staff make or change, each with its quantity: `lines`, as `ProductsValue`. */
export const ProductsInput = () => (
  <ArrayInput source="lines" label="Products" validate={required()} sx={{ mt: 2 }}>
    <SimpleFormIterator inline disableReordering fullWidth addButton={<AddRowButton label="Add a product" />}>
      <SkuInput source="sku" label="Product or SKU" isRequired />
      <NumberInput
        source="quantity"
        label="Quantity"
        step={1}
        validate={[required(), minValue(1), maxValue(999)]}
      />
    </SimpleFormIterator>
  </ArrayInput>
);

export type ProductsValue = readonly { readonly sku: string | null; readonly quantity: number | null }[];
