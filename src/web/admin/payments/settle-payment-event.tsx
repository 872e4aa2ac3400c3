import { useRecordContext } from "react-admin";
import type { PaymentEvent } from "../../../contract/admin/payments.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

/** Marks a payment event as settled by hand. */
export function SettlePaymentEvent() {
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
