import { BooleanInput, DataTable, Link, List, SearchInput } from "react-admin";
import type { PaymentEvent } from "../../../contract/admin/payments.ts";
import { providerTitles } from "../../../features/payment/provider.ts";
import { inCurrency, onTheClock } from "../amount.ts";
import { Beneath } from "../lists/beneath.tsx";
import { breaking, oneLine, roomyOnly, wideOnly } from "../wide-only.ts";
import { LookedAt } from "./looked-at.tsx";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Order number, payment's id" />,
  <BooleanInput key="toLookAt" source="toLookAt" label="Only what needs somebody" alwaysOn />,
];

const layout = [
  oneLine("receivedAt", "orderNo", "amount"),
  breaking("reference"),
  wideOnly("receivedAt", "orderNo"),
  roomyOnly("provider", "reference"),
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
    <DataTable rowClick={false} bulkActionButtons={false} sx={layout}>
      <DataTable.Col
        source="receivedAt"
        label="Received"
        disableSort
        render={(event: PaymentEvent) => onTheClock(event.receivedAt)}
      />
      <DataTable.Col
        source="provider"
        disableSort
        render={(event: PaymentEvent) => providerTitles[event.provider]}
      />
      <DataTable.Col source="orderNo" label="Order" disableSort render={orderOf} />
      <DataTable.Col
        source="outcome"
        label="What came of it"
        disableSort
        render={(event: PaymentEvent) => (
          <>
            {event.outcome}
            <Beneath until="lg">{providerTitles[event.provider]}</Beneath>
            <Beneath>
              {onTheClock(event.receivedAt)}
              <br />
              {orderOf(event)}
            </Beneath>
          </>
        )}
      />
      <DataTable.Col
        source="amount"
        align="right"
        disableSort
        render={({ amount, currencyCode }: PaymentEvent) => inCurrency(amount, currencyCode)}
      />
      <DataTable.Col source="reference" label="At the provider" disableSort />
      <DataTable.Col label="To do" disableSort field={LookedAt} />
    </DataTable>
  </List>
);

const orderOf = ({ orderNo }: PaymentEvent) =>
  orderNo && <Link to={`/orders/${orderNo}/show`}>{orderNo}</Link>;
