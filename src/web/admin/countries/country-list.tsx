import Chip from "@mui/material/Chip";
import { BooleanInput, DataTable, List, SearchInput, useRecordContext } from "react-admin";
import type { Country } from "../../../contract/admin/countries.ts";
import { gapsOf } from "../../../features/shipping/bands.ts";
import { weightInWords } from "../../../features/shipping/shipping.ts";
import { api } from "../api.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { useStep } from "../use-step.ts";
import { wideOnly } from "../wide-only.ts";
import { weightsOf } from "./weights-of.ts";

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
    <DataTable rowClick="show" bulkActionButtons={false} sx={wideOnly("bands")}>
      <DataTable.Col source="name" field={Name} disableSort />
      <DataTable.NumberCol source="deliveryCharge" label="Charge, ₹" disableSort />
      <DataTable.Col source="bands" label="By weight" disableSort field={Bands} />
      <DataTable.Col label="Order" field={Move} disableSort />
    </DataTable>
  </List>
);

function Name() {
  const country = useRecordContext<Country>();
  if (!country) return null;
  return (
    <>
      {country.name} {country.isRestOfWorld && <Chip size="small" label="everywhere else" />}{" "}
      {country.isWithdrawn && <Chip size="small" variant="outlined" label="withdrawn" />}
    </>
  );
}

function Bands() {
  const country = useRecordContext<Country>();
  if (!country?.bands.length) return <>one charge</>;
  const bands = weightsOf(country.bands);
  const gaps = gapsOf(bands).filter(({ toGrams }) => toGrams !== null).length;
  const heaviest = weightInWords(Math.max(...bands.map(({ weightToGrams }) => weightToGrams)));
  return (
    <>
      {bands.length} bands up to {heaviest}{" "}
      {gaps > 0 && (
        <Chip size="small" color="warning" variant="outlined" label={gaps === 1 ? "1 gap" : `${gaps} gaps`} />
      )}
    </>
  );
}

function Move() {
  const country = useRecordContext<Country>();
  const { isBusy, take } = useStep();
  if (!country) return null;
  return (
    <MoveButtons
      what={country.name}
      disabled={isBusy}
      move={(direction) =>
        void take(() =>
          api.call("POST /api/admin/countries/{countryId}/move", {
            params: { countryId: country.id },
            body: { direction },
          }),
        )
      }
    />
  );
}
