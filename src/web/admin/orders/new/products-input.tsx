import {
  ArrayInput,
  AutocompleteInput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  ReferenceInput,
  required,
  SimpleFormIterator,
  TextInput,
  type Validator,
} from "react-admin";
import type { StockItem } from "../../../../contract/admin/stock.ts";
import { t } from "../../../../platform/language/t.ts";
import { AddRowButton } from "../../inputs/add-row-button.tsx";
import { AmountInput } from "../../inputs/amount-input.tsx";
import { pricedLinesLayout } from "../../inputs/priced-lines-layout.ts";
import { RemoveRowButton } from "../../inputs/remove-row-button.tsx";
import { withSymbol } from "../../words/format.ts";

/**
 * The products of an order that staff make or change, each with its quantity: `lines`, as `ProductsValue`. `hasPrices`: a price other than
 * the shop's may be given, with its reason.
 */
export const ProductsInput = ({ hasPrices = false }: { hasPrices?: boolean }) => (
  <ArrayInput source="lines" label={t("Products")} validate={required()} sx={{ mt: 2 }}>
    <SimpleFormIterator
      inline
      disableClear
      disableReordering
      fullWidth
      sx={hasPrices ? pricedLinesLayout : {}}
      addButton={<AddRowButton label={t("Add a product")} />}
      removeButton={<RemoveRowButton label={(at) => t("Remove product {at}", { at })} />}
    >
      <SkuInput source="sku" label={t("Product or SKU")} isRequired />
      <NumberInput
        source="quantity"
        label={t("Quantity")}
        step={1}
        validate={[required(), minValue(1), maxValue(999)]}
        sx={{ maxWidth: { sm: "7rem" } }}
      />
      {hasPrices && (
        <AmountInput
          source="unitPrice"
          label={withSymbol(t("Price of one"))}
          helperText={t("Empty: the shop's price for so many")}
          sx={{ maxWidth: { sm: "14rem" } }}
        />
      )}
      {hasPrices && (
        <TextInput
          source="reason"
          label={t("Why this price")}
          helperText={t("The customer does not see it")}
          validate={[needsReason, minLength(3), maxLength(200)]}
          sx={{ maxWidth: { sm: "16rem" } }}
        />
      )}
    </SimpleFormIterator>
  </ArrayInput>
);

/** A price of one's own is never without a reason. */
const needsReason: Validator = (reason, values, { source }: { source: string }) => {
  const [, index] = source.split(".");
  const { unitPrice }: ProductsValue[number] = values.lines?.[Number(index)] ?? {};
  return typeof unitPrice === "number" && !reason ? t("Please say why.") : undefined;
};

export type ProductsValue = readonly {
  readonly sku: string | null;
  readonly quantity: number | null;
  /** Null or not given: the shop's. */
  readonly unitPrice?: number | null;
  readonly reason?: string;
}[];

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
