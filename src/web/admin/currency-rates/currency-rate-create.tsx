import { Create, maxLength, regex, required, SimpleForm, TextInput } from "react-admin";
import { parseMicros } from "../../../catalogue/currency-rate/currency-rate.ts";
import { t } from "../../../platform/language/t.ts";
import { useRecordRefusal } from "../calls/record-refusal.tsx";
import { SaveToolbar } from "../records/save-toolbar.tsx";
import { baseUnitsTitle } from "../words/format.ts";

const emptyRate = { currencyCode: "", name: "", symbol: "", rate: "" };

export const RATE_HINT = t("A number above 0, at most six decimals");
/** `Rupees for one EUR` */
export const rateLabel = (currencyCode = ""): string =>
  t("{baseUnitsTitle} for one {currencyCode}", { baseUnitsTitle, currencyCode }).trim();
const isRate = (text: string) => (parseMicros(text.trim()) === undefined ? RATE_HINT : undefined);

const fields = { name_taken: "currencyCode", rate_invalid: "rate" } as const;

/** Adds a currency in which prices are shown. */
export function CurrencyRateCreate() {
  const { mutationOptions, showRefusal } = useRecordRefusal(fields);
  return (
    <Create redirect="list" title={t("New currency")} record={emptyRate} mutationOptions={mutationOptions}>
      <SimpleForm sx={{ maxWidth: 400 }} toolbar={<SaveToolbar label={t("Add the currency")} />}>
        {showRefusal(<RateInputs />)}
      </SimpleForm>
    </Create>
  );
}

const RateInputs = () => (
  <>
    <TextInput
      source="currencyCode"
      label={t("Code (three capital letters)")}
      parse={(text: string) => text.toUpperCase()}
      validate={[required(), regex(/^[A-Z]{3}$/, t("Three letters, as in EUR"))]}
      autoComplete="off"
    />
    <TextInput source="name" label={t("Name")} validate={[required(), maxLength(60)]} autoComplete="off" />
    <TextInput source="symbol" label={t("Symbol")} validate={[required(), maxLength(8)]} autoComplete="off" />
    <TextInput
      source="rate"
      label={rateLabel()}
      parse={(text: string) => text.trim()}
      validate={[required(), isRate]}
      inputMode="decimal"
      autoComplete="off"
    />
  </>
);
