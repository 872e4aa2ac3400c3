import { AutocompleteInput, ReferenceInput } from "react-admin";
import type { StockItem } from "../../../../contract/admin/stock.ts";

/** A SKU in words, with what is left of it. */
const skuText = ({ productName, colourName, size, skuCode, stock }: StockItem): string =>
  [
    [productName, colourName, size].filter(Boolean).join(", "),
    skuCode && `SKU ${skuCode}`,
    stock !== null && `${stock} left`,
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
    />
  </ReferenceInput>
);
