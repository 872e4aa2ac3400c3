import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, useRecordContext } from "react-admin";
import type { PaymentEvent } from "../../../contract/admin/payments.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";

/** Says that somebody settled what the store could not. */
export function LookedAt() {
  const event = useRecordContext<PaymentEvent>();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, take } = useStep();
  if (!event?.toLookAt) return null;
  const look = () => {
    setAsked(false);
    void take(() =>
      api.call("POST /api/admin/payment-events/{eventId}/looked-at", { params: { eventId: event.id } }),
    );
  };
  return (
    <>
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => setAsked(true)}>
        Settled
      </Button>
      <Confirm
        isOpen={isAsked}
        title="Settled by hand?"
        content="It leaves the list of what needs somebody. Neither the order nor the money is touched by this."
        confirm="It is settled"
        onConfirm={look}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
