import Box from "@mui/material/Box";
import {
  ArrayInput,
  email,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { AddRowButton } from "../inputs/add-row-button.tsx";
import { AmountInput } from "../inputs/amount-input.tsx";
import { DayInput } from "../inputs/day-input.tsx";
import { pricedLinesLayout } from "../inputs/priced-lines-layout.ts";
import { RemoveRowButton } from "../inputs/remove-row-button.tsx";
import { validateVatNumber } from "../orders/billed-company.tsx";
import { SkuInput } from "../orders/new/products-input.tsx";
import { withSymbol } from "../words/format.ts";
import { languageName, offeredTags } from "../words/language-names.ts";
import { taxName } from "../words/tax-words.ts";
import { MAX_PIECES } from "./quote-form.ts";

const COUNTRIES_ID = "quote-countries";
const twoColumns = {
  display: "grid",
  columnGap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" },
};

/** Who it is for. Once it was sent, its customer stays: whoever has the link may accept it. */
export const QuoteCustomerInputs = ({ isSent }: { isSent: boolean }) => (
  <Box sx={twoColumns}>
    <TextInput source="name" label={t("Name")} disabled={isSent} validate={[required(), maxLength(120)]} />
    <TextInput source="company" label={t("Company")} disabled={isSent} validate={maxLength(120)} />
    <TextInput
      source="email"
      label={t("E-mail")}
      disabled={isSent}
      validate={[required(), email(), maxLength(254)]}
      {...(isSent && { helperText: t("It was sent, so its customer stays.") })}
    />
    <SelectInput
      source="language"
      label={t("Language")}
      choices={["en", ...offeredTags()].map((id) => ({ id, name: languageName(id) }))}
      translateChoice={false}
      validate={required()}
    />
    <TextInput
      source="vatNumber"
      label={t("VAT number of the company")}
      helperText={t("It goes onto the order and its e-invoice")}
      validate={[maxLength(30), validateVatNumber]}
    />
  </Box>
);

/** What is offered. An empty price is the shop's for so many pieces. */
export const QuoteLineInputs = () => (
  <ArrayInput source="lines" label={t("Products")}>
    <SimpleFormIterator
      inline
      disableClear
      disableReordering
      fullWidth
      sx={pricedLinesLayout}
      addButton={<AddRowButton label={t("Add a product")} />}
      removeButton={<RemoveRowButton label={(at) => t("Remove product {at}", { at })} />}
    >
      <SkuInput source="sku" label={t("Product or SKU")} isRequired />
      <NumberInput
        source="quantity"
        label={t("Pieces")}
        step={1}
        validate={[required(), minValue(1), maxValue(MAX_PIECES)]}
        sx={{ maxWidth: { sm: "7rem" } }}
      />
      <AmountInput
        source="unitPrice"
        label={withSymbol(t("Price of one"))}
        helperText={t("Empty: the shop's price for so many")}
        sx={{ maxWidth: { sm: "14rem" } }}
      />
      <TextInput
        source="reason"
        label={t("Why this price")}
        helperText={t("The customer does not see it")}
        validate={maxLength(200)}
        sx={{ maxWidth: { sm: "16rem" } }}
      />
    </SimpleFormIterator>
  </ArrayInput>
);

/** Goods and work that the shop does not sell. Each needs a price. */
export const CustomLineInputs = () => (
  <ArrayInput source="others" label={t("Other goods, which are not in the catalogue")}>
    <SimpleFormIterator
      inline
      disableClear
      disableReordering
      fullWidth
      sx={pricedLinesLayout}
      addButton={<AddRowButton label={t("Add other goods")} />}
      removeButton={<RemoveRowButton label={(at) => t("Remove other goods {at}", { at })} />}
    >
      <TextInput
        source="text"
        label={t("What it is")}
        helperText={t("The customer reads it, and the invoice has it")}
        validate={[required(), maxLength(200)]}
        sx={{ flex: "1 1 auto", minWidth: { sm: "15rem" } }}
      />
      <NumberInput
        source="quantity"
        label={t("Pieces")}
        step={1}
        validate={[required(), minValue(1), maxValue(MAX_PIECES)]}
        sx={{ maxWidth: { sm: "6rem" } }}
      />
      <AmountInput
        source="unitPrice"
        label={withSymbol(t("Price of one"))}
        isRequired
        sx={{ maxWidth: { sm: "11rem" } }}
      />
      <NumberInput
        source="gstBasisPoints"
        label={t("{taxName} in the price, percent", { taxName })}
        helperText={t("Empty: the store’s own rate")}
        min={0}
        max={100}
        format={(value?: number | null) => (typeof value === "number" ? value / 100 : "")}
        parse={(value) => (value === "" ? null : Math.round(Number(value) * 100))}
        sx={{ maxWidth: { sm: "15rem" } }}
      />
      <NumberInput
        source="weightGrams"
        label={t("Grams of one")}
        helperText={t("Empty: none")}
        step={1}
        validate={[minValue(0), maxValue(100_000)]}
        sx={{ maxWidth: { sm: "8rem" } }}
      />
    </SimpleFormIterator>
  </ArrayInput>
);

export function QuoteTermInputs() {
  const { response: locations = [] } = useResponse("GET /api/servicelocations", noOptions);
  return (
    <>
      <datalist id={COUNTRIES_ID}>
        {locations
          .filter(({ isRestOfWorld }) => !isRestOfWorld)
          .map(({ name }) => (
            <option key={name} value={name} />
          ))}
      </datalist>
      <Box sx={twoColumns}>
        <TextInput
          source="country"
          label={t("Country of delivery")}
          validate={[required(), maxLength(80)]}
          slotProps={{ htmlInput: { list: COUNTRIES_ID } }}
        />
        <AmountInput
          source="shipping"
          label={withSymbol(t("Delivery charge"))}
          helperText={t("Empty: the shop's for country and weight")}
        />
        <DayInput
          source="validUntil"
          label={t("Valid until")}
          validate={required()}
          helperText={t("The last day, in the store's time zone")}
        />
      </Box>
      <TextInput
        source="terms"
        label={t("Terms")}
        multiline
        minRows={3}
        validate={maxLength(2_000)}
        helperText={t(
          "Such as when it is ready, and how your mark is printed. The customer reads them as they stand here.",
        )}
      />
    </>
  );
}
