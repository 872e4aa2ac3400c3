import { DataTable, DateField, DateInput, List, SearchInput, SelectInput, TextInput } from "react-admin";
import { orderStatuses } from "../../../features/order/order-status.ts";
import { ListTools } from "../lists/list-tools.tsx";
import { NamedTicks } from "../lists/named-ticks.tsx";
import { DispatchFromCsv } from "./dispatch-from-csv.tsx";
import { KitMark } from "./kit-mark.tsx";
import { OrderBulkActions } from "./order-bulk-actions.tsx";
import { StatusChip } from "./status-chip.tsx";

const choices = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Number, name, e-mail, AWB" />,
  <SelectInput key="status" source="status" choices={choices(orderStatuses)} alwaysOn />,
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    choices={[
      { id: "kit", name: "Welcome kits" },
      { id: "paid", name: "Paid orders" },
    ]}
  />,
  <TextInput key="country" source="country" />,
  <DateInput key="placedFrom" source="placedFrom" label="Placed from" />,
  <DateInput key="placedTo" source="placedTo" label="Placed to" />,
];

export const OrderList = () => (
  <List
    filters={filters}
    sort={{ field: "placedAt", order: "DESC" }}
    perPage={25}
    actions={
      <ListTools>
        <DispatchFromCsv />
      </ListTools>
    }
  >
    <NamedTicks>
      <DataTable rowClick="show" bulkActionButtons={<OrderBulkActions />}>
        <DataTable.Col source="id" label="Order No" disableSort />
        <DataTable.Col source="placedAt" label="Placed">
          <DateField source="placedAt" showTime />
        </DataTable.Col>
        <DataTable.Col source="status" disableSort field={StatusChip} />
        <DataTable.Col source="isSwag" label="Kind" disableSort field={KitMark} />
        <DataTable.Col source="recipientName" label="Recipient" disableSort />
        <DataTable.Col source="email" label="E-mail" disableSort />
        <DataTable.Col source="country" disableSort />
        <DataTable.NumberCol
          source="grandTotal"
          label="Total"
          options={{ style: "currency", currency: "INR" }}
          locales="en-IN"
        />
        <DataTable.Col source="awbNo" label="AWB" disableSort />
      </DataTable>
    </NamedTicks>
  </List>
);
