import type { FakeRecords, FakeResponse, RecordedRequest } from "./fake-payment-provider.ts";

const refusal = (description: string): FakeResponse => ({
  status: 400,
  body: { error: { code: "BAD_REQUEST_ERROR", description } },
});

/** Razorpay's API: JSON bodies; a second link with the same reference is refused. */
export function respondAsRazorpay(
  { method, path, query, body, headers }: RecordedRequest,
  records: FakeRecords,
): FakeResponse {
  const input = (body ? JSON.parse(body) : {}) as Record<string, unknown>;
  const [, cancelled] = /^\/v1\/payment_links\/(\w+)\/cancel$/.exec(path) ?? [];
  const [, paidRef] = /^\/v1\/payments\/(\w+)\/refunds?$/.exec(path) ?? [];
  if (path === "/v1/payment_links" && method === "GET") {
    const found = records.links.filter(({ key }) => key === query.get("reference_id")).map(linkBody);
    return { status: 200, body: { payment_links: found } };
  }
  const [, linkId] = /^\/v1\/payment_links\/(\w+)$/.exec(path) ?? [];
  if (linkId) {
    const link = records.links.find(({ id }) => id === linkId);
    return link ? { status: 200, body: linkBody(link) } : refusal("The id provided does not exist");
  }
  if (path === "/v1/payment_links") return makeLink(input, records);
  if (cancelled) {
    const link = records.links.find(({ id }) => id === cancelled);
    if (!link?.isOpen) return refusal("Payment Link cannot be cancelled");
    link.isOpen = false;
    return { status: 200, body: linkBody(link) };
  }
  if (paidRef && method === "GET") {
    const items = records.refunds.filter((refund) => refund.paidRef === paidRef).map(refundBody);
    return { status: 200, body: { entity: "collection", count: items.length, items } };
  }
  if (paidRef) {
    if (String(headers["x-refund-idempotency"] ?? "").length < 10)
      return refusal("An idempotency key is too short");
    const refund = {
      id: `rfnd_fake${records.refunds.length + 1}`,
      paidRef,
      key: String(input.receipt),
      amount: Number(input.amount),
      state: records.makesRefundsLater ? "pending" : "processed",
    };
    records.refunds.push(refund);
    return { status: 200, body: refundBody(refund) };
  }
  return { status: 404, body: { error: { description: "No such thing" } } };
}

function makeLink(input: Record<string, unknown>, records: FakeRecords): FakeResponse {
  const key = String(input.reference_id);
  if (records.links.some((link) => link.key === key))
    return refusal("payment link with given reference_id already exists");
  const number = records.links.length + 1;
  const link = {
    id: `plink_Fake${number}`,
    url: `https://rzp.example/i/Fake${number}`,
    key,
    amount: Number(input.amount),
    currency: String(input.currency),
    isOpen: true,
  };
  records.links.push(link);
  return { status: 200, body: linkBody(link) };
}

const linkBody = (link: FakeRecords["links"][number]) => ({
  id: link.id,
  short_url: link.url,
  reference_id: link.key,
  amount: link.amount,
  currency: link.currency,
  status: link.paidBy ? "paid" : link.isOpen ? "created" : "cancelled",
  payments: link.paidBy ? [{ payment_id: link.paidBy, amount: link.amount, status: "captured" }] : null,
});

const refundBody = (refund: FakeRecords["refunds"][number]) => ({
  id: refund.id,
  entity: "refund",
  amount: refund.amount,
  receipt: refund.key,
  payment_id: refund.paidRef,
  status: refund.state,
});
