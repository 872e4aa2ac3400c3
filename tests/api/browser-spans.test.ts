import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { databaseKind } from "../support/databases.ts";
import { openFakeCollector, type ReceivedSpan } from "../support/fake-collector.ts";
import { openStore, type TestStore } from "../support/store.ts";

/** What every browser sends, and no script can. */
const BROWSER = { "sec-fetch-site": "same-origin" };
const LOGIN = { email: "nobody@example.com", password: "not theirs" };
const TEN_MINUTES_MS = 600_000;

describe("a browser's part of a request", () => {
  let collector: Awaited<ReturnType<typeof openFakeCollector>>;
  let store: TestStore;
  beforeAll(async () => {
    collector = await openFakeCollector();
    store = await openStore({ kind: databaseKind(), env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  });
  afterEach(() => vi.useRealTimers());
  let received: readonly ReceivedSpan[] = [];
  afterAll(async () => {
    await store.close().catch(() => undefined);
    await collector.close();
  });

  const failedLogin = (headers: Record<string, string> = BROWSER) =>
    store.call("POST /api/accounts/login", {
      body: { userName: LOGIN.email, password: LOGIN.password },
      headers,
    });
  const tokenOf = (headers: Record<string, unknown>) =>
    /browser;desc="([^"]+)"/.exec(String(headers["server-timing"]))?.[1];
  const reported = (token: string, changed: object = {}) => ({
    token,
    kind: "fetch",
    endedMsAgo: 100,
    tookMs: 250.5,
    sentAfterMs: 20,
    respondedAfterMs: 240,
    ...changed,
  });
  const report = (spans: readonly object[]) =>
    store.inject({ method: "POST", url: "/browser-spans", payload: { spans: [...spans] }, headers: BROWSER });

  it("is asked for in responses to browsers, never in those that a cache may give to others", async () => {
    expect(tokenOf((await failedLogin()).headers)).toBeTruthy();
    expect(tokenOf((await failedLogin({})).headers)).toBeUndefined();
    const menu = await store.call("GET /api/HeaderMenu", { headers: BROWSER });
    expect(menu.headers.etag).toBeTruthy();
    expect(tokenOf(menu.headers)).toBeUndefined();
    expect(tokenOf((await report([])).headers)).toBeUndefined();
  });

  it("is refused in another form", async () => {
    const { headers } = await failedLogin();
    const token = tokenOf(headers) ?? "";
    for (const changed of [{ kind: "beacon" }, { tookMs: -1 }, { tookMs: "soon" }, { endedMsAgo: 1e12 }])
      expect((await report([reported(token, changed)])).statusCode, JSON.stringify(changed)).toBe(400);
    expect((await report(Array.from({ length: 21 }, () => reported(token)))).statusCode).toBe(400);
    expect((await store.inject({ method: "POST", url: "/browser-spans" })).statusCode).toBe(400);
  });

  it("is the root of the request's trace with the same request id; what was not asked for, or long ago, is no span", async () => {
    const [taken, changed, late] = [await failedLogin(), await failedLogin(), await failedLogin()];
    const token = tokenOf(taken.headers) ?? "";
    expect((await report([reported(token)])).statusCode).toBe(204);

    const other = tokenOf(changed.headers) ?? "";
    const parts = other.split("_");
    const forged = [
      "",
      "____",
      other.slice(0, -1),
      ["0".repeat(32), ...parts.slice(1)].join("_"),
      [...parts.slice(0, 3), Date.now() + TEN_MINUTES_MS, ...parts.slice(4)].join("_"),
    ];
    expect((await report(forged.map((each) => reported(each)))).statusCode).toBe(204);

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + TEN_MINUTES_MS + 1_000 });
    expect((await report([reported(tokenOf(late.headers) ?? "")])).statusCode).toBe(204);
    vi.useRealTimers();
    await store.close(); // sends what was not sent yet
    received = collector.spans;

    const browser = received.filter(({ name }) => name.startsWith("browser"));
    expect(browser.map(({ name }) => name)).toEqual(["browser fetch"]);
    const [root] = browser;
    expect(root?.parentSpanId).toBeFalsy();
    const ofRequest = { key: "kitstore.request_id", value: { stringValue: taken.headers["x-request-id"] } };
    expect(root?.attributes).toContainEqual(ofRequest);
    const request = received.find(({ parentSpanId }) => parentSpanId === root?.spanId);
    expect(request?.name).toBe("POST /api/accounts/login");
    expect(request?.traceId).toBe(root?.traceId);
    expect(request?.attributes).toContainEqual(ofRequest);
    expect(received.filter(({ name }) => name.includes("browser-spans"))).toEqual([]);
  });
});

it("is not asked for without a collector, and nothing takes it", async () => {
  const store = await openStore({ kind: databaseKind() });
  try {
    const body = { userName: LOGIN.email, password: LOGIN.password };
    const { headers } = await store.call("POST /api/accounts/login", { body, headers: BROWSER });
    expect(headers["server-timing"]).toBeUndefined();
    const report = await store.inject({ method: "POST", url: "/browser-spans", payload: { spans: [] } });
    expect(report.statusCode).toBe(404);
  } finally {
    await store.close();
  }
});
