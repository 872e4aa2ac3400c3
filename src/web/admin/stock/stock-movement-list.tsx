import { DataTable, List, SearchInput, SelectInput, TextInput } from "react-admin";
import { stockReasons } from "../../../catalogue/stock/stock.ts";
import type { StockMovement } from "../../../contract/admin/stock.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatChange, formatDateTime } from "../words/format.ts";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Product" />,
  <SelectInput
    key="reason"
    source="reason"
    alwaysOn
    choices={stockReasons.map((reason) => ({ id: reason, name: reason }))}
  />,
  <TextInput key="orderNo" source="orderNo" label="Order No" alwaysOn />,
];

const layout = [
  noWrap("at", "orderNo"),
  hideOnPhone("at", "reason", "orderNo"),
  hideOnNarrow("colourName", "size", "by", "note"),
];

/** All stock movements. Those of one SKU are on the screen of its stock. */
export const StockMovementList = () => (
  <List title="Stock ledger" filters={filters} sort={{ field: "at", order: "DESC" }}>
    <DataTable
      sx={layout}
      bulkActionButtons={false}
      rowClick={(_id, _resource, row) => `/stock/${row.stockId}/show`}
    >
      <DataTable.Col source="at" label="When" render={(row: StockMovement) => formatDateTime(row.at)} />
      <DataTable.Col source="productName" label="Product" disableSort render={renderProduct} />
      <DataTable.Col source="colourName" label="Colour" disableSort />
      <DataTable.Col source="size" disableSort />
      <DataTable.Col
        source="change"
        align="right"
        disableSort
        render={(row: StockMovement) => formatChange(row.change)}
      />
      <DataTable.NumberCol source="stockAfter" label="Then" disableSort />
      <DataTable.Col source="reason" disableSort />
      <DataTable.Col source="orderNo" label="Order" disableSort />
      <DataTable.Col source="by" label="By" disableSort />
      <DataTable.Col source="note" disableSort />
    </DataTable>
  </List>
);

const renderProduct = ({ productName, colourName, size, at, reason, orderNo, by, note }: StockMovement) => (
  <>
    {productName}
    <CellDetails until="lg">{[colourName, size, by, note].filter(Boolean).join(", ")}</CellDetails>
    <CellDetails>{[formatDateTime(at), reason, orderNo].filter(Boolean).join(" · ")}</CellDetails>
  </>
);
