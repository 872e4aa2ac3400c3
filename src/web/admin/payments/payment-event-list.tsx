import { BooleanInput, DataTable, Link, List, SearchInput } from "react-admin";
import type { PaymentEvent } from "../../../contract/admin/payments.ts";
import { providerLabels } from "../../../orders/payment/payment-provider.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatAmount, formatDateTime } from "../words/format.ts";
import { SettlePaymentEvent } from "./settle-payment-event.tsx";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Order number, payment's id" />,
  <BooleanInput key="needsAttention" source="needsAttention" label="Only what needs somebody" alwaysOn />,
];

const layout = [
  noWrap("receivedAt", "orderNo", "amount"),
  breakWords("reference"),
  hideOnPhone("receivedAt", "orderNo"),
  hideOnNarrow("provider", "reference"),
];

/** The payment events. By default the list shows only those that staff must settle. */
export const PaymentEventList = () => (
  <List
    title="Payment events"
    filters={filters}
    filterDefaultValues={{ needsAttention: true }}
    sort={{ field: "receivedAt", order: "DESC" }}
    empty={false}
  >
    <DataTable rowClick={false} bulkActionButtons={false} sx={layout}>
      <DataTable.Col
        source="receivedAt"
        label="Received"
        disableSort
        render={(event: PaymentEvent) => formatDateTime(event.receivedAt)}
      />
      <DataTable.Col
        source="provider"
        disableSort
        render={(event: PaymentEvent) => providerLabels[event.provider]}
      />
      <DataTable.Col source="orderNo" label="Order" disableSort render={renderOrder} />
      <DataTable.Col
        source="outcome"
        label="What came of it"
        disableSort
        render={(event: PaymentEvent) => (
          <>
            {event.outcome}
            <CellDetails until="lg">{providerLabels[event.provider]}</CellDetails>
            <CellDetails>
              {formatDateTime(event.receivedAt)}
              <br />
              {renderOrder(event)}
            </CellDetails>
          </>
        )}
      />
      <DataTable.Col
        source="amount"
        align="right"
        disableSort
        render={({ amount, currencyCode }: PaymentEvent) => formatAmount(amount, currencyCode)}
      />
      <DataTable.Col source="reference" label="At the provider" disableSort />
      <DataTable.Col label="To do" disableSort field={SettlePaymentEvent} />
    </DataTable>
  </List>
);

const renderOrder = ({ orderNo }: PaymentEvent) =>
  orderNo && <Link to={`/orders/${orderNo}/show`}>{orderNo}</Link>;
