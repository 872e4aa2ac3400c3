import { DataTable } from "react-admin";
import type { StockMovement } from "../../../contract/admin/stock.ts";
import { t } from "../../../platform/language/t.ts";
import { formatChange } from "../words/format.ts";
import { serverValue } from "../words/server-words.ts";

/** What a movement did, and by whom: the same of one SKU and of all. */
export const movementColumns = [
  <DataTable.Col
    key="change"
    source="change"
    label={t("Pieces")}
    align="right"
    disableSort
    render={(row: StockMovement) => formatChange(row.change)}
  />,
  <DataTable.NumberCol key="stockAfter" source="stockAfter" label={t("Then")} disableSort />,
  <DataTable.Col
    key="reason"
    source="reason"
    label={t("Reason")}
    disableSort
    render={({ reason }: StockMovement) => serverValue(reason)}
  />,
  <DataTable.Col key="orderNo" source="orderNo" label={t("Order")} disableSort />,
  <DataTable.Col key="by" source="by" label={t("By")} disableSort />,
  <DataTable.Col key="note" source="note" label={t("Note")} disableSort />,
];
