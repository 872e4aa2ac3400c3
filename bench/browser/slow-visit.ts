import type { Browser, Page } from "playwright-core";
import { openVisit, type Visit } from "../../tests/support/browser.ts";

/** Lighthouse's slow 4G: bytes a second and milliseconds, by an emulation in the browser. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_TIMES_SLOWER = 4;

/** What a page's own observers have seen (`watchVitals`), in milliseconds; CLS has no unit. */
export interface Vitals {
  readonly lcp: number;
  readonly cls: number;
  /** The longest time from an input to the next frame. 0: every one took less than 16 ms. */
  readonly inp: number;
}

export interface SlowVisit extends Visit {
  /** Everything that was received since the visit began, headers included. */
  received(): { readonly bytes: number; readonly requests: number };
  vitals(): Promise<Vitals>;
}

/** A phone of a new visitor on slow 4G with a quarter of this machine's processor. `user` is logged in. */
export async function openSlowVisit(browser: Browser, baseURL: string, user?: object): Promise<SlowVisit> {
  const visit = await openVisit(browser, { baseURL, width: 390, height: 844, hasTouch: true });
  const { page, context } = visit;
  const counts = { bytes: 0, requests: 0 };
  const session = await context.newCDPSession(page);
  session.on("Network.requestWillBeSent", () => (counts.requests += 1));
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (counts.bytes += encodedDataLength));
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_TIMES_SLOWER });
  await page.addInitScript(watchVitals);
  if (user)
    await page.addInitScript((stored) => localStorage.setItem("kitstore.user", stored), JSON.stringify(user));
  return { ...visit, received: () => ({ ...counts }), vitals: () => readVitals(page) };
}

const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);

/** Runs in the page, before its scripts. */
function watchVitals() {
  const vitals = { lcp: 0, cls: 0, inp: 0 };
  Object.assign(window, { vitals });
  const watch = (type: string, use: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch("largest-contentful-paint", ({ startTime }) => {
    vitals.lcp = startTime;
  });
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) vitals.cls += value;
  });
  watch(
    "event",
    (entry) => {
      if ((entry as unknown as { interactionId: number }).interactionId > 0)
        vitals.inp = Math.max(vitals.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}
