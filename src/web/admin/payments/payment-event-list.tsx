import { BooleanInput, DataTable, Link, List, SearchInput, useRecordContext } from "react-admin";
import type { PaymentEvent } from "../../../contract/admin/payments.ts";
import { providerLabels } from "../../../orders/payment/payment-provider.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatAmount, formatDateTime } from "../words/format.ts";

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

/** Marks a payment event as settled by hand. */
function SettlePaymentEvent() {
  const event = useRecordContext<PaymentEvent>();
  const { isBusy, run } = useAction();
  if (!event?.needsAttention) return null;
  return (
    <ConfirmButton
      size="small"
      variant="outlined"
      disabled={isBusy}
      title="Settled by hand?"
      content="It leaves the list of what needs attention. Neither the order nor the money is touched by this."
      confirm="It is settled"
      onConfirm={() =>
        void run(() =>
          api.call("POST /api/admin/payment-events/{eventId}/resolve", { params: { eventId: event.id } }),
        )
      }
    >
      Settled
    </ConfirmButton>
  );
}
