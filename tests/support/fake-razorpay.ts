import type { Asked, FakeAnswer, Kept } from "./fake-provider.ts";

const refuse = (description: string): FakeAnswer => ({
  status: 400,
  body: { error: { code: "BAD_REQUEST_ERROR", description } },
});

/** Razorpay's interface: JSON bodies; one reference is one link. */
export function razorpayAnswers({ method, path, query, body, headers }: Asked, kept: Kept): FakeAnswer {
  const given = (body ? JSON.parse(body) : {}) as Record<string, unknown>;
  const [, cancelled] = /^\/v1\/payment_links\/(\w+)\/cancel$/.exec(path) ?? [];
  const [, paidRef] = /^\/v1\/payments\/(\w+)\/refunds?$/.exec(path) ?? [];
  if (path === "/v1/payment_links" && method === "GET") {
    const found = kept.links.filter(({ key }) => key === query.get("reference_id")).map(linkBody);
    return { status: 200, body: { payment_links: found } };
  }
  if (path === "/v1/payment_links") return makeLink(given, kept);
  if (cancelled) {
    const link = kept.links.find(({ id }) => id === cancelled);
    if (!link?.isOpen) return refuse("Payment Link cannot be cancelled");
    link.isOpen = false;
    return { status: 200, body: linkBody(link) };
  }
  if (paidRef && method === "GET") {
    const items = kept.refunds.filter((refund) => refund.paidRef === paidRef).map(refundBody);
    return { status: 200, body: { entity: "collection", count: items.length, items } };
  }
  if (paidRef) {
    if (String(headers["x-refund-idempotency"] ?? "").length < 10)
      return refuse("An idempotency key is too short");
    const refund = {
      id: `rfnd_fake${kept.refunds.length + 1}`,
      paidRef,
      key: String(given.receipt),
      amount: Number(given.amount),
      state: "processed",
    };
    kept.refunds.push(refund);
    return { status: 200, body: refundBody(refund) };
  }
  return { status: 404, body: { error: { description: "No such thing" } } };
}

function makeLink(given: Record<string, unknown>, kept: Kept): FakeAnswer {
  const key = String(given.reference_id);
  if (kept.links.some((link) => link.key === key))
    return refuse("payment link with given reference_id already exists");
  const number = kept.links.length + 1;
  const link = {
    id: `plink_Fake${number}`,
    url: `https://rzp.example/i/Fake${number}`,
    key,
    amount: Number(given.amount),
    currency: String(given.currency),
    isOpen: true,
  };
  kept.links.push(link);
  return { status: 200, body: linkBody(link) };
}

const linkBody = (link: Kept["links"][number]) => ({
  id: link.id,
  short_url: link.url,
  reference_id: link.key,
  amount: link.amount,
  currency: link.currency,
  status: link.isOpen ? "created" : "cancelled",
});

const refundBody = (refund: Kept["refunds"][number]) => ({
  id: refund.id,
  entity: "refund",
  amount: refund.amount,
  receipt: refund.key,
  payment_id: refund.paidRef,
  status: refund.state,
});
