import type { ProviderEvent } from "./payment-provider.ts";

interface Entity {
  readonly id?: unknown;
  readonly amount?: unknown;
  readonly currency?: unknown;
  readonly receipt?: unknown;
  readonly payment_id?: unknown;
  readonly reason_code?: unknown;
}
interface WebhookBody {
  readonly event?: unknown;
  readonly payload?: Readonly<Record<string, { readonly entity?: Entity } | undefined>>;
}

/**
 * Reads the body of a signed Razorpay webhook. A body that is no event of Razorpay has an empty type and no
 * event.
 */
export function readRazorpayEvent(text: string): { type: string; event: ProviderEvent | undefined } {
  const body = parse(text);
  const type = textOf(body.event);
  const entity = (name: string): Entity => body.payload?.[name]?.entity ?? {};
  if (type === "payment_link.paid") {
    const payment = entity("payment");
    return {
      type,
      event: {
        kind: "paid",
        linkRef: textOf(entity("payment_link").id),
        paidRef: textOf(payment.id),
        ...amountOf(payment),
      },
    };
  }
  const disputeState = disputeStates[type];
  if (disputeState) {
    const dispute = entity("dispute");
    return {
      type,
      event: {
        kind: "dispute",
        ref: textOf(dispute.id),
        paidRef: textOf(dispute.payment_id),
        state: disputeState,
        reason: textOf(dispute.reason_code),
        ...amountOf(dispute),
      },
    };
  }
  const state = refundStates[type];
  if (!state) return { type, event: undefined };
  const refund = entity("refund");
  return {
    type,
    event: {
      kind: "refund",
      key: textOf(refund.receipt),
      ref: textOf(refund.id),
      state,
      ...amountOf(refund),
    },
  };
}

const refundStates: Readonly<Record<string, "done" | "pending" | "failed">> = {
  "refund.created": "pending",
  "refund.processed": "done",
  "refund.failed": "failed",
};

/** A closed dispute was accepted without a decision, so its money stays. */
const disputeStates: Readonly<Record<string, "open" | "won" | "lost">> = {
  "payment.dispute.created": "open",
  "payment.dispute.under_review": "open",
  "payment.dispute.action_required": "open",
  "payment.dispute.won": "won",
  "payment.dispute.lost": "lost",
  "payment.dispute.closed": "won",
};

const amountOf = ({ amount, currency }: Entity) => ({
  amountMinor: typeof amount === "number" ? amount : 0,
  currencyCode: textOf(currency).toUpperCase(),
});

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function parse(text: string): WebhookBody {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {}; // signed, but not JSON: no event that the store handles
  }
}
