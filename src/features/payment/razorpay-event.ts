import type { ProviderEvent } from "./provider.ts";

interface Entity {
  readonly id?: unknown;
  readonly amount?: unknown;
  readonly currency?: unknown;
  readonly receipt?: unknown;
}
interface Message {
  readonly event?: unknown;
  readonly payload?: Readonly<Record<string, { readonly entity?: Entity } | undefined>>;
}

/** What a signed message of Razorpay says; a text that is no message of theirs has an empty word and no event. */
export function readRazorpayEvent(text: string): { word: string; event: ProviderEvent | undefined } {
  const message = parse(text);
  const word = textOf(message.event);
  const entity = (name: string): Entity => message.payload?.[name]?.entity ?? {};
  if (word === "payment_link.paid") {
    const payment = entity("payment");
    return {
      word,
      event: {
        kind: "paid",
        linkRef: textOf(entity("payment_link").id),
        paidRef: textOf(payment.id),
        ...amountOf(payment),
      },
    };
  }
  const state = refundStates[word];
  if (!state) return { word, event: undefined };
  const refund = entity("refund");
  return {
    word,
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

const amountOf = ({ amount, currency }: Entity) => ({
  amountMinor: typeof amount === "number" ? amount : 0,
  currencyCode: textOf(currency).toUpperCase(),
});

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function parse(text: string): Message {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {}; // signed, yet no JSON: nothing the store follows
  }
}
