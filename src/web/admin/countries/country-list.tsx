import Chip from "@mui/material/Chip";
import { BooleanInput, DataTable, List, SearchInput, useRecordContext } from "react-admin";
import type { Country } from "../../../contract/admin/countries.ts";
import { formatWeight } from "../../../features/shipping/shipping.ts";
import { findGaps } from "../../../features/shipping/validate-bands.ts";
import { api } from "../api.ts";
import { hideOnPhone } from "../column-styles.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { useAction } from "../use-action.ts";
import { toShippingBands } from "./to-shipping-bands.ts";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name" />,
  <BooleanInput key="isWithdrawn" source="isWithdrawn" label="Withdrawn" />,
];

export const CountryList = () => (
  <List
    filters={filters}
    sort={{ field: "position", order: "ASC" }}
    perPage={250}
    pagination={false}
    exporter={false}
  >
    <DataTable rowClick="show" bulkActionButtons={false} sx={hideOnPhone("bands")}>
      <DataTable.Col source="name" field={NameCell} disableSort />
      <DataTable.NumberCol source="deliveryCharge" label="Charge, ₹" disableSort />
      <DataTable.Col source="bands" label="By weight" disableSort field={BandsCell} />
      <DataTable.Col label="Order" field={MoveCell} disableSort />
    </DataTable>
  </List>
);

function NameCell() {
  const country = useRecordContext<Country>();
  if (!country) return null;
  return (
    <>
      {country.name} {country.isRestOfWorld && <Chip size="small" label="everywhere else" />}{" "}
      {country.isWithdrawn && <Chip size="small" variant="outlined" label="withdrawn" />}
    </>
  );
}

function BandsCell() {
  const country = useRecordContext<Country>();
  if (!country?.bands.length) return <>one charge</>;
  const bands = toShippingBands(country.bands);
  const gaps = findGaps(bands).filter(({ toGrams }) => toGrams !== null).length;
  const maxWeight = formatWeight(Math.max(...bands.map(({ weightToGrams }) => weightToGrams)));
  return (
    <>
      {bands.length} bands up to {maxWeight}{" "}
      {gaps > 0 && (
        <Chip size="small" color="warning" variant="outlined" label={gaps === 1 ? "1 gap" : `${gaps} gaps`} />
      )}
    </>
  );
}

function MoveCell() {
  const country = useRecordContext<Country>();
  const { isBusy, take: run } = useAction();
  if (!country) return null;
  return (
    <MoveButtons
      name={country.name}
      disabled={isBusy}
      onMove={(direction) =>
        void run(() =>
          api.call("POST /api/admin/countries/{countryId}/move", {
            params: { countryId: country.id },
            body: { direction },
          }),
        )
      }
    />
  );
}
