import { DataTable, List, SearchInput, SelectInput, TextInput } from "react-admin";
import { stockReasons } from "../../../catalogue/stock/stock.ts";
import type { StockMovement } from "../../../contract/admin/stock.ts";
import { t } from "../../../platform/language/t.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatDateTime } from "../words/format.ts";
import { serverWord } from "../words/server-words.ts";
import { movementColumns } from "./movement-columns.tsx";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t("Product")} />,
  <SelectInput
    key="reason"
    source="reason"
    label={t("Reason")}
    alwaysOn
    choices={stockReasons.map((reason) => ({ id: reason, name: serverWord(reason) }))}
  />,
  <TextInput key="orderNo" source="orderNo" label={t("Order No")} alwaysOn />,
];

const layout = [
  noWrap("at", "orderNo"),
  hideOnPhone("at", "reason", "orderNo"),
  hideOnNarrow("colourName", "size", "by", "note"),
];

/** All stock movements. Those of one SKU are on the screen of its stock. */
export const StockMovementList = () => (
  <List title={t("Stock ledger")} filters={filters} sort={{ field: "at", order: "DESC" }}>
    <DataTable
      sx={layout}
      bulkActionButtons={false}
      rowClick={(_id, _resource, row) => `/stock/${row.stockId}/show`}
    >
      <DataTable.Col source="at" label={t("When")} render={(row: StockMovement) => formatDateTime(row.at)} />
      <DataTable.Col source="productName" label={t("Product")} disableSort render={renderProduct} />
      <DataTable.Col source="colourName" label={t("Colour")} disableSort />
      <DataTable.Col source="size" label={t("Size")} disableSort />
      {movementColumns}
    </DataTable>
  </List>
);

const renderProduct = ({ productName, colourName, size, at, reason, orderNo, by, note }: StockMovement) => (
  <>
    <span>{productName}</span>
    <CellDetails until="lg">{[colourName, size, by, note].filter(Boolean).join(", ")}</CellDetails>
    <CellDetails>{[formatDateTime(at), reason, orderNo].filter(Boolean).join(" · ")}</CellDetails>
  </>
);
