import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { DataTable, Pagination, ReferenceManyField, Show, useRecordContext } from "react-admin";
import type { StockItem } from "../../../contract/admin/stock.ts";
import { noWrap } from "../records/column-styles.ts";
import { RecordHeading } from "../records/record-heading.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { catalogueStaff } from "../staff-session/roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";
import { formatChange, formatDateTime } from "../words/format.ts";
import { StockChangeForm } from "./stock-change-form.tsx";

export const StockShow = () => (
  <Show component="div" actions={false} title="Stock">
    <StockDetails />
  </Show>
);

function StockDetails() {
  const item = useRecordContext<StockItem>();
  const mayChange = useMayChange(catalogueStaff);
  if (!item) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 960, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <RecordHeading title={skuName(item)} allLabel="All stock">
        <Typography color="textSecondary">
          {[stockText(item), item.skuCode && `SKU ${item.skuCode}`].filter(Boolean).join(" · ")}
        </Typography>
      </RecordHeading>
      {mayChange && (
        <SectionCard title="Change the stock">
          <StockChangeForm key={String(item.stock)} item={item} />
        </SectionCard>
      )}
      <SectionCard title="Every movement">
        <ReferenceManyField
          reference="stock-movements"
          target="stockId"
          sort={{ field: "at", order: "DESC" }}
          pagination={<Pagination />}
        >
          <Box component="section" tabIndex={0} aria-label="Movements" sx={{ overflowX: "auto" }}>
            <DataTable bulkActionButtons={false} rowClick={false} sx={noWrap("at", "orderNo")}>
              <DataTable.Col source="at" label="When" disableSort render={(row) => formatDateTime(row.at)} />
              <DataTable.Col
                source="change"
                label="Change"
                align="right"
                disableSort
                render={(row) => formatChange(row.change)}
              />
              <DataTable.NumberCol source="stockAfter" label="Then" disableSort />
              <DataTable.Col source="reason" disableSort />
              <DataTable.Col source="orderNo" label="Order" disableSort />
              <DataTable.Col source="by" label="By" disableSort />
              <DataTable.Col source="note" disableSort />
            </DataTable>
          </Box>
        </ReferenceManyField>
      </SectionCard>
    </Box>
  );
}

function stockText({ stock, onHand, reserved }: StockItem): string {
  const unsent = reserved > 0 ? `, ${reserved} sold and not sent` : "";
  if (stock === null) return `not counted${unsent}`;
  return reserved > 0 ? `${onHand} on hand${unsent}: ${stock} can be sold` : `${stock} can be sold`;
}

export const skuName = ({ productName, colourName, size }: StockItem): string =>
  [productName, colourName, size].filter(Boolean).join(", ");
