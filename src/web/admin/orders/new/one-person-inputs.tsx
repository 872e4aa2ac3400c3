import Box from "@mui/material/Box";
import { email, maxLength, required, TextInput } from "react-admin";
import type { NewOrderRow } from "../../../../contract/admin/staff-orders.ts";
import { t } from "../../../../platform/language/t.ts";
import { noOptions, useResponse } from "../../calls/use-response.ts";
import { ProductsInput, type ProductsValue } from "./products-input.tsx";

type AddressField = "address" | "city" | "country" | "email" | "name" | "phone" | "postalCode" | "region";
export type PersonValues = Readonly<Record<AddressField, string>> & {
  readonly lines: ProductsValue;
};

const fields: readonly (readonly [source: AddressField, label: string, length: number])[] = [
  ["name", t("Name"), 120],
  ["email", t("E-mail"), 254],
  ["phone", t("Telephone"), 40],
  ["address", t("Address"), 500],
  ["city", t("City"), 120],
  ["region", t("State or region"), 120],
  ["postalCode", t("Postal code"), 20],
  ["country", t("Country"), 80],
];

const COUNTRIES_ID = "delivery-countries";

/** One person with the address and the products. The countries that the store delivers to are suggested; others may be typed. */
export const OnePersonInputs = () => {
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
      <Box sx={{ display: "grid", columnGap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
        {fields.map(([source, label, length]) => (
          <TextInput
            key={source}
            source={source}
            label={label}
            multiline={source === "address"}
            {...(source === "country" && { slotProps: { htmlInput: { list: COUNTRIES_ID } } })}
            validate={[
              ...(source === "postalCode" || source === "region" ? [] : [required()]),
              ...(source === "email" ? [email()] : []),
              maxLength(length),
            ]}
          />
        ))}
      </Box>
      <ProductsInput hasPrices />
    </>
  );
};

/** The rows of one person: the first product stands in line 1. */
export const rowsOfPerson = ({ lines, ...person }: PersonValues): readonly NewOrderRow[] =>
  lines.map(({ sku, quantity, unitPrice, reason }, index) => ({
    ...Object.assign({}, ...fields.map(([source]) => ({ [source]: person[source] ?? "" }))),
    line: index + 1,
    product: "",
    variant: "",
    size: "",
    sku: sku ?? "",
    quantity: String(quantity ?? ""),
    ...(typeof unitPrice === "number" && { ownPrice: { unitPrice, reason: reason ?? "" } }),
  }));
