// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { reportTimings } from "./report-timings.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MINUTE_MS = 60_000;
const entry = (token: string, responseEnd: number) => ({
  entryType: "resource",
  startTime: responseEnd - 30,
  requestStart: responseEnd - 20,
  responseStart: responseEnd - 10,
  responseEnd,
  serverTiming: token ? [{ name: "browser", description: token }] : undefined,
});

/** Begins to report in a page that is so old, which has had these requests. Returns the tokens of each report. */
function openPageWith(entries: readonly object[], pageAgeMs: number) {
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockReturnValue(pageAgeMs);
  const reports: string[][] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const { spans } = JSON.parse(body) as { spans: { token: string }[] };
    reports.push(spans.map(({ token }) => token));
    return new Response(null, { status: 204 });
  });
  class Observer {
    readonly #report: (list: object) => void;
    constructor(report: (list: object) => void) {
      this.#report = report;
    }
    observe() {
      this.#report({ getEntries: () => entries });
    }
    disconnect() {}
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  return { reports, end: reportTimings() };
}

it("reports each request once that the store asks for, at most twenty at a time", () => {
  const tokens = Array.from({ length: 23 }, (_, number) => `t${number}`);
  const { reports, end } = openPageWith([entry("", 100), ...tokens.map((token) => entry(token, 200))], 300);
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(reports).toEqual([tokens.slice(0, 20), tokens.slice(20)]);
  end();
});

it("leaves out what is too old for the store, which would refuse the others with it", () => {
  const entries = [entry("old", 1_000), entry("young", 19 * MINUTE_MS)];
  const { reports, end } = openPageWith(entries, 20 * MINUTE_MS);
  vi.advanceTimersByTime(10_000);
  expect(reports).toEqual([["young"]]);
  end();
});
