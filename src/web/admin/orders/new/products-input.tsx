import {
  ArrayInput,
  AutocompleteInput,
  maxValue,
  minValue,
  NumberInput,
  ReferenceInput,
  required,
  SimpleFormIterator,
} from "react-admin";
import type { StockItem } from "../../../../contract/admin/stock.ts";
import { t } from "../../../../platform/language/t.ts";
import { AddRowButton } from "../../inputs/add-row-button.tsx";

/** The products of an order that staff make or change, each with its quantity: `lines`, as `ProductsValue`. */
export const ProductsInput = () => (
  <ArrayInput source="lines" label={t("Products")} validate={required()} sx={{ mt: 2 }}>
    <SimpleFormIterator
      inline
      disableReordering
      fullWidth
      addButton={<AddRowButton label={t("Add a product")} />}
    >
      <SkuInput source="sku" label={t("Product or SKU")} isRequired />
      <NumberInput
        source="quantity"
        label={t("Quantity")}
        step={1}
        validate={[required(), minValue(1), maxValue(999)]}
      />
    </SimpleFormIterator>
  </ArrayInput>
);

export type ProductsValue = readonly { readonly sku: string | null; readonly quantity: number | null }[];

/** A SKU in words, with what is left of it. */
const skuText = ({ productName, colourName, size, skuCode, stock }: StockItem): string =>
  [
    [productName, colourName, size].filter(Boolean).join(", "),
    skuCode && t("SKU {skuCode}", { skuCode }),
    stock !== null && t("{stock} left", { stock }),
  ]
    .filter(Boolean)
    .join(" · ");

/** Finds a SKU by product or number. Its value is `variant~size`. */
export const SkuInput = ({
  source,
  label,
  isRequired = false,
}: {
  source: string;
  label: string;
  isRequired?: boolean;
}) => (
  <ReferenceInput source={source} reference="stock" perPage={20}>
    <AutocompleteInput
      label={label}
      optionText={skuText}
      filterToQuery={(q: string) => ({ q })}
      isRequired={isRequired}
      sx={{ flex: "1 1 auto", minWidth: { sm: "16rem" } }}
    />
  </ReferenceInput>
);
