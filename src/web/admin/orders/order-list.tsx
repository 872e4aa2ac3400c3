import Typography from "@mui/material/Typography";
import { DataTable, DateInput, List, NumberInput, SearchInput, SelectInput, TextInput } from "react-admin";
import type { StaffOrderRow } from "../../../contract/admin/orders.ts";
import { orderStatuses } from "../../../features/order/order-status.ts";
import { inRupees, onTheClock } from "../amount.ts";
import { Beneath } from "../lists/beneath.tsx";
import { ListTools } from "../lists/list-tools.tsx";
import { NamedTicks } from "../lists/named-ticks.tsx";
import { oneLine, roomyOnly, wideOnly } from "../wide-only.ts";
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
  <SelectInput
    key="standing"
    source="standing"
    choices={[
      { id: "sold", name: "Confirmed or later" },
      { id: "live", name: "Not cancelled" },
    ]}
  />,
  <NumberInput key="productId" source="productId" label="With product number" min={1} />,
  <TextInput key="country" source="country" />,
  <DateInput key="placedFrom" source="placedFrom" label="Placed from" />,
  <DateInput key="placedTo" source="placedTo" label="Placed to" />,
];

const layout = [
  oneLine("id", "placedAt", "grandTotal", "isSwag"),
  { "& .column-recipientName": { overflowWrap: "anywhere", minWidth: "14rem" } },
  wideOnly("placedAt", "grandTotal"),
  roomyOnly("isSwag", "recipientName", "country", "awbNo"),
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
      <DataTable rowClick="show" bulkActionButtons={<OrderBulkActions />} sx={layout}>
        <DataTable.Col source="id" label="Order No" disableSort render={numberOf} />
        <DataTable.Col source="placedAt" label="Placed" render={(row) => onTheClock(row.placedAt)} />
        <DataTable.Col source="status" disableSort field={StatusChip} />
        <DataTable.Col source="isSwag" label="Kind" disableSort field={KitMark} />
        <DataTable.Col source="recipientName" label="Recipient, e-mail" disableSort render={recipientOf} />
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

const numberOf = ({ id, recipientName, placedAt, grandTotal }: StaffOrderRow) => (
  <>
    {id}
    <Beneath until="lg">{recipientName}</Beneath>
    <Beneath>
      {onTheClock(placedAt)} · {inRupees(grandTotal)}
    </Beneath>
  </>
);

const recipientOf = ({ recipientName, email }: StaffOrderRow) => (
  <>
    {recipientName}
    <Typography variant="body2" color="text.secondary">
      {email}
    </Typography>
  </>
);
