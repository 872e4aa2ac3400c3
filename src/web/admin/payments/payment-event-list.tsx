import {
  BooleanInput,
  DataTable,
  DateField,
  FunctionField,
  List,
  ReferenceField,
  SearchInput,
} from "react-admin";
import type { PaymentEvent } from "../../../contract/admin/payments.ts";
import { providerTitles } from "../../../features/payment/provider.ts";
import { LookedAt } from "./looked-at.tsx";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Order number, payment's id" />,
  <BooleanInput key="toLookAt" source="toLookAt" label="Only what needs somebody" alwaysOn />,
];

/** What payment providers told the store. Those that it could not settle by itself stand on top of the default list. */
export const PaymentEventList = () => (
  <List
    title="Payment messages"
    filters={filters}
    filterDefaultValues={{ toLookAt: true }}
    sort={{ field: "receivedAt", order: "DESC" }}
    perPage={25}
    empty={false}
  >
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="receivedAt" label="Received" disableSort>
        <DateField source="receivedAt" showTime />
      </DataTable.Col>
      <DataTable.Col source="provider" disableSort>
        <FunctionField<PaymentEvent> render={({ provider }) => providerTitles[provider]} />
      </DataTable.Col>
      <DataTable.Col source="orderNo" label="Order" disableSort>
        <ReferenceField source="orderNo" reference="orders" link="show">
          <FunctionField<{ id: string }> render={({ id }) => id} />
        </ReferenceField>
      </DataTable.Col>
      <DataTable.Col source="outcome" label="What came of it" disableSort />
      <DataTable.Col source="amount" disableSort>
        <FunctionField<PaymentEvent> render={({ amount, currencyCode }) => `${amount} ${currencyCode}`} />
      </DataTable.Col>
      <DataTable.Col source="reference" label="At the provider" disableSort />
      <DataTable.Col label="To do" disableSort field={LookedAt} />
    </DataTable>
  </List>
);
