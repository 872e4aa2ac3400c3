import { BooleanInput, DataTable, Link, List, SearchInput, useRecordContext } from "react-admin";
import type { PaymentEvent } from "../../../contract/admin/payments.ts";
import { providerLabels } from "../../../orders/payment/payment-provider.ts";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatAmount, formatDateTime } from "../words/format.ts";
import { serverWord } from "../words/server-words.ts";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t("Order number, payment's id")} />,
  <BooleanInput
    key="needsAttention"
    source="needsAttention"
    label={t("Only what needs somebody")}
    alwaysOn
  />,
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
    title={t("Payment events")}
    filters={filters}
    filterDefaultValues={{ needsAttention: true }}
    sort={{ field: "receivedAt", order: "DESC" }}
    empty={false}
  >
    <DataTable rowClick={false} bulkActionButtons={false} sx={layout}>
      <DataTable.Col
        source="receivedAt"
        label={t("Received")}
        disableSort
        render={(event: PaymentEvent) => formatDateTime(event.receivedAt)}
      />
      <DataTable.Col
        source="provider"
        label={t("Provider")}
        disableSort
        render={(event: PaymentEvent) => providerLabels[event.provider]}
      />
      <DataTable.Col source="orderNo" label={t("Order")} disableSort render={renderOrder} />
      <DataTable.Col
        source="outcome"
        label={t("What came of it")}
        disableSort
        render={(event: PaymentEvent) => (
          <>
            <span>{serverWord(event.outcome)}</span>
            <CellDetails until="lg">{providerLabels[event.provider]}</CellDetails>
            <CellDetails>
              <span>{formatDateTime(event.receivedAt)}</span>
              <br />
              {renderOrder(event)}
            </CellDetails>
          </>
        )}
      />
      <DataTable.Col
        source="amount"
        label={t("Amount")}
        align="right"
        disableSort
        render={({ amount, currencyCode }: PaymentEvent) => formatAmount(amount, currencyCode)}
      />
      <DataTable.Col source="reference" label={t("At the provider")} disableSort />
      <DataTable.Col label={t("To do")} disableSort field={SettlePaymentEvent} />
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
      title={t("Settled by hand?")}
      content={t(
        "It leaves the list of what needs attention. Neither the order nor the money is touched by this.",
      )}
      confirm={t("It is settled")}
      onConfirm={() =>
        void run(() =>
          api.call("POST /api/admin/payment-events/{eventId}/resolve", { params: { eventId: event.id } }),
        )
      }
    >
      {t("Settled")}
    </ConfirmButton>
  );
}
