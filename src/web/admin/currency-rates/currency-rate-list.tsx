import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { DataTable, List, useRecordContext } from "react-admin";
import type { Rate } from "../../../contract/admin/currency-rates.ts";
import { t } from "../../../platform/language/t.ts";
import { hideOnPhone } from "../records/column-styles.ts";
import { baseSymbol, formatChange } from "../words/format.ts";
import { CurrencyRateHistory } from "./currency-rate-history.tsx";
import { CurrencyRateSource } from "./currency-rate-source.tsx";

export const CurrencyRateList = () => (
  <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
    <List sort={{ field: "position", order: "ASC" }} perPage={100} pagination={false} exporter={false}>
      <DataTable rowClick="show" bulkActionButtons={false} sx={hideOnPhone("name", "symbol")}>
        <DataTable.Col source="id" label={t("Code")} disableSort />
        <DataTable.Col source="name" label={t("Name")} disableSort />
        <DataTable.Col source="symbol" label={t("Symbol")} disableSort />
        <DataTable.Col source="rate" label={t("{baseSymbol} for one", { baseSymbol })} disableSort />
        <DataTable.Col source="offer" label={t("To decide")} disableSort field={OfferChip} />
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
      label={t("Source says {rate} ({percent} %)", {
        rate: rate.offer.rate,
        percent: formatChange(rate.offer.percent),
      })}
    />
  );
}
