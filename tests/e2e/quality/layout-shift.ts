import type { BrowserContext, Page } from "playwright-core";

/** The largest accepted layout shift, as the browser scores it; more is noticed by people. */
export const MAX_LAYOUT_SHIFT = 0.02;

interface Shifts {
  total: number;
  /** What moved, and by how much. */
  moved: string[];
}

declare global {
  interface Window {
    shiftsOfThisTest?: Shifts;
  }
}

/** Adds up the layout shifts of every page of this browser from its first paint on, except those after a click or key. */
export const watchLayoutShift = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const shifts: Shifts = { total: 0, moved: [] };
    window.shiftsOfThisTest = shifts;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        shifts.total += value;
        const names = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML : node?.textContent,
        );
        shifts.moved.push(`${value.toFixed(4)}: ${names.map((name) => name?.slice(0, 160)).join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What has shifted on this page so far. Waits two frames, because the browser reports a frame after it. */
export async function layoutShift(page: Page): Promise<Shifts> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => window.shiftsOfThisTest ?? { total: Number.NaN, moved: ["not watched"] });
}
