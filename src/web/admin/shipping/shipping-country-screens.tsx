import Chip from "@mui/material/Chip";
import { type ReactElement, useContext } from "react";
import { BooleanInput, DataTable, useRecordContext } from "react-admin";
import { formatWeight } from "../../../catalogue/shipping/shipping.ts";
import { findCheaperHeavier, findGaps } from "../../../catalogue/shipping/validate-bands.ts";
import type { ShippingCountry } from "../../../contract/admin/shipping.ts";
import { t } from "../../../platform/language/t.ts";
import { rupeesToPaise } from "../../../platform/money/money.ts";
import { api } from "../calls/api.ts";
import { MovableCreate, MovableList, WithdrawableEdit } from "../records/movable-record-screens.tsx";
import { locale, withSymbol } from "../words/format.ts";
import { OnlyListed, OnlyListedSwitch, useOnlyListed } from "./only-listed-switch.tsx";
import { ShippingCountryForm } from "./shipping-country-form.tsx";
import { toShippingBands } from "./to-shipping-bands.ts";

const moveCountry = (countryId: number, direction: "up" | "down") =>
  api.call("POST /api/admin/shipping-countries/{countryId}/move", {
    params: { countryId },
    body: { direction },
  });

export function ShippingCountryList() {
  const onlyListed = useOnlyListed();
  return (
    <OnlyListed value={onlyListed.isOn}>
      <CountryTable above={<OnlyListedSwitch {...onlyListed} />} />
    </OnlyListed>
  );
}

const CountryTable = ({ above }: { above: ReactElement }) => (
  <MovableList move={moveCountry} columnOnlyOnDesktop="bands" above={above}>
    <DataTable.Col source="name" label={t("Name")} field={NameCell} disableSort />
    <DataTable.NumberCol
      source="deliveryCharge"
      label={withSymbol(t("Charge"))}
      disableSort
      options={{ minimumFractionDigits: 2 }}
      locales={locale}
    />
    <DataTable.Col source="bands" label={t("By weight")} disableSort field={BandsCell} />
  </MovableList>
);

const emptyCountry = { name: "", deliveryCharge: null, bands: [], isRestOfWorld: false };

/** A country to ship to. */
export const ShippingCountryCreate = () => (
  <MovableCreate title={t("New country")} emptyRecord={emptyCountry}>
    <ShippingCountryForm saveLabel={t("Add the country")} heading="h2">
      <BooleanInput
        source="isRestOfWorld"
        label={t("This is the rest of the world: charged for every country that is not in the list")}
      />
    </ShippingCountryForm>
  </MovableCreate>
);

export const ShippingCountryEdit = () => (
  <WithdrawableEdit
    allLabel={t("All countries")}
    cardTitle={t("What shipping costs")}
    note={<CountryNote />}
    effect={t(
      "It goes from the shop's list; parcels there are charged as the rest of the world, or refused where only listed countries are delivered to. Orders keep what they say, and you can bring it back.",
    )}
  >
    <ShippingCountryForm saveLabel={t("Save")} heading="h4" />
  </WithdrawableEdit>
);

function CountryNote() {
  const country = useRecordContext<ShippingCountry>();
  return (
    <span>
      {`${country?.isRestOfWorld ? t("Charged for every country that is not in the list. ") : ""}${country?.isWithdrawn ? t("Withdrawn: not in the shop's list.") : ""}`}
    </span>
  );
}

function NameCell() {
  const country = useRecordContext<ShippingCountry>();
  if (!country) return null;
  return (
    <>
      <span>{country.name}</span> {country.isRestOfWorld && <RestOfWorldChip />}{" "}
      {country.isWithdrawn && <Chip size="small" variant="outlined" label={t("withdrawn")} />}
    </>
  );
}

/** What the rest of the world is for: with the switch on nobody orders to there. */
function RestOfWorldChip() {
  const isOff = useContext(OnlyListed);
  if (isOff === undefined) return null;
  return (
    <Chip
      size="small"
      variant={isOff ? "outlined" : "filled"}
      label={isOff ? t("not used: only these countries") : t("everywhere else")}
    />
  );
}

function BandsCell() {
  const country = useRecordContext<ShippingCountry>();
  if (!country?.bands.length) return <span>{t("one charge")}</span>;
  const bands = toShippingBands(country.bands);
  const gaps = findGaps(bands).filter(({ toGrams }) => toGrams !== null).length;
  const maxWeight = formatWeight(Math.max(...bands.map(({ weightToGrams }) => weightToGrams)));
  return (
    <>
      <span>
        {t("{bands, plural, one {# band} other {# bands}} up to {maxWeight}", {
          bands: bands.length,
          maxWeight,
        })}
      </span>{" "}
      {findCheaperHeavier(bands, rupeesToPaise(country.deliveryCharge)) && (
        <Chip size="small" color="warning" variant="outlined" label={t("heavier is cheaper")} />
      )}{" "}
      {gaps > 0 && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={t("{gaps, plural, one {# gap} other {# gaps}}", { gaps })}
        />
      )}
    </>
  );
}
