import Chip from "@mui/material/Chip";
import { BooleanInput, DataTable, useRecordContext } from "react-admin";
import { formatWeight } from "../../../catalogue/shipping/shipping.ts";
import { findCheaperHeavier, findGaps } from "../../../catalogue/shipping/validate-bands.ts";
import type { ShippingCountry } from "../../../contract/admin/shipping.ts";
import { rupeesToPaise } from "../../../platform/money/money.ts";
import { api } from "../calls/api.ts";
import { MovableCreate, MovableList, WithdrawableEdit } from "../records/movable-record-screens.tsx";
import { locale, plural, withSymbol } from "../words/format.ts";
import { ShippingCountryForm } from "./shipping-country-form.tsx";
import { toShippingBands } from "./to-shipping-bands.ts";

const moveCountry = (countryId: number, direction: "up" | "down") =>
  api.call("POST /api/admin/shipping-countries/{countryId}/move", {
    params: { countryId },
    body: { direction },
  });

export const ShippingCountryList = () => (
  <MovableList move={moveCountry} columnOnlyOnDesktop="bands">
    <DataTable.Col source="name" field={NameCell} disableSort />
    <DataTable.NumberCol
      source="deliveryCharge"
      label={withSymbol("Charge")}
      disableSort
      options={{ minimumFractionDigits: 2 }}
      locales={locale}
    />
    <DataTable.Col source="bands" label="By weight" disableSort field={BandsCell} />
  </MovableList>
);

const emptyCountry = { name: "", deliveryCharge: null, bands: [], isRestOfWorld: false };

/** A country to ship to. */
export const ShippingCountryCreate = () => (
  <MovableCreate title="New country" emptyRecord={emptyCountry}>
    <ShippingCountryForm saveLabel="Add the country" heading="h2">
      <BooleanInput
        source="isRestOfWorld"
        label="This is the rest of the world: charged for every country that is not in the list"
      />
    </ShippingCountryForm>
  </MovableCreate>
);

export const ShippingCountryEdit = () => (
  <WithdrawableEdit
    allLabel="All countries"
    cardTitle="What shipping costs"
    note={<CountryNote />}
    effect="It goes from the shop's list; parcels there are charged as the rest of the world. Orders keep what they say, and you can bring it back."
  >
    <ShippingCountryForm saveLabel="Save" heading="h4" />
  </WithdrawableEdit>
);

function CountryNote() {
  const country = useRecordContext<ShippingCountry>();
  return (
    <>
      {country?.isRestOfWorld && "Charged for every country that is not in the list. "}
      {country?.isWithdrawn && "Withdrawn: not in the shop's list."}
    </>
  );
}

function NameCell() {
  const country = useRecordContext<ShippingCountry>();
  if (!country) return null;
  return (
    <>
      {country.name} {country.isRestOfWorld && <Chip size="small" label="everywhere else" />}{" "}
      {country.isWithdrawn && <Chip size="small" variant="outlined" label="withdrawn" />}
    </>
  );
}

function BandsCell() {
  const country = useRecordContext<ShippingCountry>();
  if (!country?.bands.length) return <>one charge</>;
  const bands = toShippingBands(country.bands);
  const gaps = findGaps(bands).filter(({ toGrams }) => toGrams !== null).length;
  const maxWeight = formatWeight(Math.max(...bands.map(({ weightToGrams }) => weightToGrams)));
  return (
    <>
      {plural(bands.length, "band")} up to {maxWeight}{" "}
      {findCheaperHeavier(bands, rupeesToPaise(country.deliveryCharge)) && (
        <Chip size="small" color="warning" variant="outlined" label="heavier is cheaper" />
      )}{" "}
      {gaps > 0 && <Chip size="small" color="warning" variant="outlined" label={plural(gaps, "gap")} />}
    </>
  );
}
