import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { DataTable, ListButton, Pagination, ReferenceManyField, Show, useRecordContext } from "react-admin";
import type { StockItem } from "../../../contract/admin/stock.ts";
import { onTheClock, signed } from "../amount.ts";
import { Part } from "../part.tsx";
import { oneLine } from "../wide-only.ts";
import { StockStepForm } from "./stock-step-form.tsx";

export const StockShow = () => (
  <Show component="div" actions={false} title="Stock">
    <Whole />
  </Show>
);

function Whole() {
  const item = useRecordContext<StockItem>();
  if (!item) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 960, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Typography variant="h5" component="h2">
          {nameOf(item)}
        </Typography>
        <Typography color="text.secondary">
          {item.stock === null ? "not counted" : `${item.stock} pieces`}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <ListButton label="All stock" />
      </Box>
      <Part title="Change the stock">
        <StockStepForm key={String(item.stock)} item={item} />
      </Part>
      <Part title="Every movement">
        <ReferenceManyField
          reference="stock-movements"
          target="stockId"
          sort={{ field: "at", order: "DESC" }}
          pagination={<Pagination />}
        >
          <Box component="section" tabIndex={0} aria-label="Movements" sx={{ overflowX: "auto" }}>
            <DataTable bulkActionButtons={false} rowClick={false} sx={oneLine("at", "orderNo")}>
              <DataTable.Col source="at" label="When" disableSort render={(row) => onTheClock(row.at)} />
              <DataTable.Col
                source="change"
                label="Change"
                align="right"
                disableSort
                render={(row) => signed(row.change)}
              />
              <DataTable.NumberCol source="stockAfter" label="Then" disableSort />
              <DataTable.Col source="reason" disableSort />
              <DataTable.Col source="orderNo" label="Order" disableSort />
              <DataTable.Col source="by" label="By" disableSort />
              <DataTable.Col source="note" disableSort />
            </DataTable>
          </Box>
        </ReferenceManyField>
      </Part>
    </Box>
  );
}

export const nameOf = ({ productName, colourName, size }: StockItem): string =>
  [productName, colourName, size].filter(Boolean).join(", ");
