import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { DataTable, List, useRecordContext } from "react-admin";
import type { Rate } from "../../../contract/admin/currency-rates.ts";
import { hideOnPhone } from "../records/column-styles.ts";
import { baseSymbol, formatChange } from "../words/format.ts";
import { CurrencyRateHistory } from "./currency-rate-history.tsx";
import { CurrencyRateSource } from "./currency-rate-source.tsx";

export const CurrencyRateList = () => (
  <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
    <List sort={{ field: "position", order: "ASC" }} perPage={100} pagination={false} exporter={false}>
      <DataTable rowClick="show" bulkActionButtons={false} sx={hideOnPhone("name", "symbol")}>
        <DataTable.Col source="id" label="Code" disableSort />
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="symbol" disableSort />
        <DataTable.Col source="rate" label={`${baseSymbol} for one`} disableSort />
        <DataTable.Col source="offer" label="To decide" disableSort field={OfferChip} />
      </DataTable>
    </List>
    <CurrencyRateSource />
    <CurrencyRateHistory />
  </Box>
);

function OfferChip() {
  const rate = useRecordContext<Rate>();
  if (!rate?.offer) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color="warning"
      label={`Source says ${rate.offer.rate} (${formatChange(rate.offer.percent)} %)`}
    />
  );
}
