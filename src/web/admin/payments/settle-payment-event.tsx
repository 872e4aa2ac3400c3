import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, useRecordContext } from "react-admin";
import type { PaymentEvent } from "../../../contract/admin/payments.ts";
import { api } from "../api.ts";
import { useAction } from "../use-action.ts";

/** Marks a payment event as settled by hand. */
export function SettlePaymentEvent() {
  const event = useRecordContext<PaymentEvent>();
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, take: run } = useAction();
  if (!event?.needsAttention) return null;
  const settle = () => {
    setConfirming(false);
    void run(() =>
      api.call("POST /api/admin/payment-events/{eventId}/resolve", { params: { eventId: event.id } }),
    );
  };
  return (
    <>
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => setConfirming(true)}>
        Settled
      </Button>
      <Confirm
        isOpen={isConfirming}
        title="Settled by hand?"
        content="It leaves the list of what needs somebody. Neither the order nor the money is touched by this."
        confirm="It is settled"
        onConfirm={settle}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
