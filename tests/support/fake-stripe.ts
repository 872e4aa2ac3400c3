import type { FakeRecords, FakeResponse, RecordedRequest } from "./fake-payment-provider.ts";

const notFound: FakeResponse = {
  status: 404,
  body: { error: { message: "No such thing", type: "invalid_request_error" } },
};

/** Stripe's API: form bodies; the same idempotency key gets the same response. */
export function respondAsStripe(
  { method, path, query, body, headers }: RecordedRequest,
  records: FakeRecords,
): FakeResponse {
  const form = new URLSearchParams(body);
  const key = String(headers["idempotency-key"] ?? "");
  const [, linkId] = /^\/v1\/payment_links\/(\w+)$/.exec(path) ?? [];
  if (method === "POST" && path === "/v1/payment_links") return makeLink(form, key, records);
  if (method === "GET" && path === "/v1/payment_links")
    return { status: 200, body: { object: "list", data: [], has_more: false } };
  if (method === "POST" && linkId) {
    const link = records.links.find(({ id }) => id === linkId);
    if (link) link.isOpen = form.get("active") !== "false";
    return link ? { status: 200, body: { id: link.id, active: link.isOpen } } : notFound;
  }
  if (method === "GET" && path === "/v1/checkout/sessions") {
    const links = records.links.filter(({ id, paidBy }) => id === query.get("payment_link") && paidBy);
    return { status: 200, body: { object: "list", data: links.map(sessionBody), has_more: false } };
  }
  if (method === "GET" && path === "/v1/refunds") {
    const paidRef = query.get("payment_intent");
    const data = records.refunds.filter((refund) => refund.paidRef === paidRef).map(refundBody);
    return { status: 200, body: { object: "list", data, has_more: false } };
  }
  if (method === "POST" && path === "/v1/refunds") {
    const known = records.refunds.find((refund) => refund.key === key);
    if (known) return { status: 200, body: refundBody(known) };
    const refund = {
      id: `re_fake${records.refunds.length + 1}`,
      paidRef: form.get("payment_intent") ?? "",
      key: form.get("metadata[refundKey]") ?? "",
      amount: Number(form.get("amount")),
      state: records.makesRefundsLater ? "pending" : "succeeded",
    };
    records.refunds.push(refund);
    return { status: 200, body: refundBody(refund) };
  }
  return notFound;
}

function makeLink(form: URLSearchParams, key: string, records: FakeRecords): FakeResponse {
  const amount = Number(form.get("line_items[0][price_data][unit_amount]"));
  const currency = form.get("line_items[0][price_data][currency]") ?? "";
  const known = records.links.find((link) => link.key === key);
  if (known && known.amount !== amount) {
    return {
      status: 400,
      body: { error: { message: "Another request had this key", type: "idempotency_error" } },
    };
  }
  const number = records.links.length + 1;
  const link = known ?? {
    id: `plink_fake${number}`,
    url: `https://buy.stripe.example/fake${number}`,
    key,
    amount,
    currency: currency.toUpperCase(),
    isOpen: true,
  };
  if (!known) records.links.push(link);
  return { status: 200, body: { id: link.id, object: "payment_link", url: link.url, active: true } };
}

const sessionBody = (link: FakeRecords["links"][number]) => ({
  id: `cs_${link.id}`,
  object: "checkout.session",
  payment_link: link.id,
  payment_status: "paid",
  payment_intent: link.paidBy,
  amount_total: link.amount,
  currency: link.currency.toLowerCase(),
});

const refundBody = (refund: FakeRecords["refunds"][number]) => ({
  id: refund.id,
  object: "refund",
  amount: refund.amount,
  status: refund.state,
  payment_intent: refund.paidRef,
  metadata: { refundKey: refund.key },
});
