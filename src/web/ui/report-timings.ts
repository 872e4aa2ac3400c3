const SEND_AFTER_MS = 2_000;
/** As many as the store takes at once, and not older: a tab that slept may have others. */
const MAX_SPANS = 20;
const MAX_AGE_MS = 10 * 60_000;

type Timing = PerformanceResourceTiming | PerformanceNavigationTiming;

/**
 * Reports how long requests took here, from the call to the last byte, where the store asks for it (platform/telemetry/browser-spans.ts): then
 * a response has a `browser` entry in Server-Timing, whose words are sent back. No address is sent. Returns the function that
 * ends this.
 */
export function reportTimings(): () => void {
  const waiting = new Map<string, Timing>();
  const reported = new Set<string>(); // a response that the browser stored comes with the same words again
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const next = [...waiting].slice(0, MAX_SPANS).map(([token, timing]) => spanOf(token, timing));
    for (const { token } of next) waiting.delete(token);
    if (waiting.size > 0) timer = setTimeout(send, SEND_AFTER_MS);
    const spans = next.filter(({ endedMsAgo, tookMs }) => endedMsAgo + tookMs < MAX_AGE_MS);
    if (spans.length === 0) return;
    const headers = { "content-type": "application/json" };
    fetch("/browser-spans", {
      method: "POST",
      headers,
      body: JSON.stringify({ spans }),
      keepalive: true,
    }).catch(() => undefined);
  }

  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timing[]) {
      // Older browsers have no such entries.
      const token = entry.serverTiming?.find(({ name }) => name === "browser")?.description;
      if (!token || reported.has(token)) continue;
      reported.add(token);
      waiting.set(token, entry);
      timer ??= setTimeout(send, SEND_AFTER_MS);
    }
  });
  for (const type of ["navigation", "resource"]) observer.observe({ type, buffered: true });
  addEventListener("pagehide", send);
  return () => {
    observer.disconnect();
    removeEventListener("pagehide", send);
    clearTimeout(timer);
  };
}

function spanOf(token: string, { entryType, startTime, requestStart, responseStart, responseEnd }: Timing) {
  return {
    token,
    kind: entryType === "navigation" ? "navigate" : "fetch",
    endedMsAgo: Math.max(0, performance.now() - responseEnd),
    tookMs: Math.max(0, responseEnd - startTime),
    sentAfterMs: Math.max(0, requestStart - startTime),
    respondedAfterMs: Math.max(0, responseStart - startTime),
  };
}
