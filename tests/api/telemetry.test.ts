import { beforeAll, describe, expect, it } from "vitest";
import { databaseKind } from "../support/databases.ts";
import { openFakeCollector, type ReceivedMetric, type ReceivedSpan } from "../support/fake-collector.ts";
import { openFakeProvider } from "../support/fake-payment-provider.ts";
import { openLog } from "../support/log-lines.ts";
import { placeOrder } from "../support/place-order.ts";
import { providerSettings } from "../support/signed-webhook.ts";
import { newStaff } from "../support/staff.ts";
import { openStore } from "../support/store.ts";

describe("OpenTelemetry", () => {
  let spans: readonly ReceivedSpan[];
  let metrics: readonly ReceivedMetric[];
  let personal: readonly string[];
  const { log, lines } = openLog();
  beforeAll(async () => {
    const collector = await openFakeCollector();
    const provider = await openFakeProvider();
    const env = { ...providerSettings(provider.url), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const store = await openStore({ kind: databaseKind(), env, log });
    const { orderNo, buyer } = await placeOrder(store);
    await store.inbox.next(({ subject, to }) => to.includes(buyer.email) && subject.includes(orderNo));
    const { token } = await newStaff(store, "support");
    const body = { from: "Order Requested", provider: "stripe" };
    const params = { orderNo };
    await store.call("POST /api/admin/orders/{orderNo}/provider-link", { params, token, body });
    await store.call("POST /api/accounts/login", { body: { userName: buyer.email, password: "not theirs" } });
    personal = [buyer.email, "Asha", "Rao", buyer.token, token, orderNo];
    await store.close(); // sends what was not sent yet
    await provider.close();
    await collector.close();
    ({ spans, metrics } = collector);
  });

  const checkout = () => spans.find(({ name }) => name === "POST /api/ShoppingCart/Checkout");
  const childrenOf = (parent: ReceivedSpan | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId !== undefined && parentSpanId === parent?.spanId);

  it("has the order's request as the parent of its statements and jobs, and the job as that of its mail", () => {
    const request = checkout();
    expect(request?.parentSpanId).toBeFalsy();
    const children = childrenOf(request);
    expect(children.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["insert mails", "commit", "job mail.send"]),
    );
    expect(new Set(children.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
    const job = children.find(({ name }) => name === "job mail.send");
    const inJob = childrenOf(job).map(({ name }) => name);
    expect(inJob).toContain("mail");
    expect(inJob.some((name) => name.startsWith("select"))).toBe(true);
  });

  it("has a call of the payment provider under the request that made it", () => {
    const request = spans.find(({ name }) => name === "POST /api/admin/orders/:orderNo/provider-link");
    const call = childrenOf(request).find(({ name }) => /^POST 127\.0\.0\.1:\d+$/.test(name));
    expect(call?.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: 200 } });
  });

  it("tells nothing about a person", () => {
    const sent = JSON.stringify(spans) + JSON.stringify(metrics);
    for (const each of personal) expect(sent).not.toContain(each);
    expect(spans.length).toBeGreaterThan(40);
  });

  it("has the metrics of /metrics, histograms by bucket", () => {
    expect(metrics.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["kitstore_slow_statements_total", "kitstore_database_connections"]),
    );
    const points = metrics.find(({ name }) => name === "kitstore_http_seconds")?.histogram?.dataPoints ?? [];
    expect(points.length).toBeGreaterThan(2);
    for (const { count, bucketCounts } of points)
      expect(bucketCounts.reduce((sum, each) => sum + each, 0)).toBe(count);
  });

  it("is named in the log's lines", () => {
    const line = lines.find(({ security }) => security === "login failed");
    expect(spans.map(({ traceId }) => traceId)).toContain(line?.traceId);
    expect(line?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
