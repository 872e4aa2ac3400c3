import { DataTable, DateField, List, SearchInput, SelectInput, TextInput } from "react-admin";
import { stockReasons } from "../../../features/stock/stock.ts";

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

/** The whole ledger; one count's own stands on its screen. */
export const MovementList = () => (
  <List title="Stock ledger" filters={filters} sort={{ field: "at", order: "DESC" }}>
    <DataTable bulkActionButtons={false} rowClick={(_id, _resource, row) => `/stock/${row.stockId}/show`}>
      <DataTable.Col source="at" label="When">
        <DateField source="at" showTime />
      </DataTable.Col>
      <DataTable.Col source="productName" label="Product" disableSort />
      <DataTable.Col source="colourName" label="Colour" disableSort />
      <DataTable.Col source="size" disableSort />
      <DataTable.NumberCol source="change" disableSort />
      <DataTable.NumberCol source="stockAfter" label="Then" disableSort />
      <DataTable.Col source="reason" disableSort />
      <DataTable.Col source="orderNo" label="Order" disableSort />
      <DataTable.Col source="by" label="By" disableSort />
      <DataTable.Col source="note" disableSort />
    </DataTable>
  </List>
);
