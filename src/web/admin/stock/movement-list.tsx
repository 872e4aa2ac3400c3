import { DataTable, List, SearchInput, SelectInput, TextInput } from "react-admin";
import type { StockMovement } from "../../../contract/admin/stock.ts";
import { stockReasons } from "../../../features/stock/stock.ts";
import { onTheClock, signed } from "../amount.ts";
import { Beneath } from "../lists/beneath.tsx";
import { oneLine, roomyOnly, wideOnly } from "../wide-only.ts";

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
  oneLine("at", "orderNo"),
  wideOnly("at", "reason", "orderNo"),
  roomyOnly("colourName", "size", "by", "note"),
];

/** The whole ledger; one count's own stands on its screen. */
export const MovementList = () => (
  <List title="Stock ledger" filters={filters} sort={{ field: "at", order: "DESC" }}>
    <DataTable
      sx={layout}
      bulkActionButtons={false}
      rowClick={(_id, _resource, row) => `/stock/${row.stockId}/show`}
    >
      <DataTable.Col source="at" label="When" render={(row: StockMovement) => onTheClock(row.at)} />
      <DataTable.Col source="productName" label="Product" disableSort render={productOf} />
      <DataTable.Col source="colourName" label="Colour" disableSort />
      <DataTable.Col source="size" disableSort />
      <DataTable.Col
        source="change"
        align="right"
        disableSort
        render={(row: StockMovement) => signed(row.change)}
      />
      <DataTable.NumberCol source="stockAfter" label="Then" disableSort />
      <DataTable.Col source="reason" disableSort />
      <DataTable.Col source="orderNo" label="Order" disableSort />
      <DataTable.Col source="by" label="By" disableSort />
      <DataTable.Col source="note" disableSort />
    </DataTable>
  </List>
);

const productOf = ({ productName, colourName, size, at, reason, orderNo, by, note }: StockMovement) => (
  <>
    {productName}
    <Beneath until="lg">{[colourName, size, by, note].filter(Boolean).join(", ")}</Beneath>
    <Beneath>{[onTheClock(at), reason, orderNo].filter(Boolean).join(" · ")}</Beneath>
  </>
);
