import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Shop } from "../../support/describe-shop.ts";
import { axeFinds, coloursFound } from "./axe.ts";
import { watchFailedRequests } from "./failed-requests.ts";
import { headFaults } from "./head.ts";
import { idsKnownOtherwise } from "./hydrated-ids.ts";
import { layoutShift, MOST_LAYOUT_SHIFT, watchLayoutShift } from "./layout-shift.ts";
import { motions } from "./motion.ts";
import { openPlace, scrollThrough } from "./open-place.ts";
import { overflows } from "./overflow.ts";
import { places } from "./places.ts";
import { slowLine } from "./slow-line.ts";

const CAN_TAKE_MS = 60_000;
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const tighter = {
  "at 320 px": { width: 320, height: 640 },
  "at 200 % of a 1440 px screen": { width: 720, height: 450 },
} as const;

/**
 * Opens every place on a screen of this size and holds it against the gates, in both colour schemes, for somebody who
 * wishes less motion; a phone's places then again on the tightest screens, since those show the same layout.
 */
export function lookClosely(screen: keyof typeof sizes, shop: () => Shop): void {
  const shown = places.filter(({ only = screen }) => only === screen);
  it.each(shown.map((place) => [place.name, place] as const))(
    "%s",
    async (_name, place) => {
      const { page, context, expectComplaint } = await shop().visitor({
        ...sizes[screen],
        colorScheme: "light",
      });
      if (place.complains) expectComplaint(place.complains);
      await watchLayoutShift(context);
      await slowLine(context);
      const failed = watchFailedRequests(page);

      await openPlace(page, shop().address, place);
      await scrollThrough(page);
      // Before its state: what an answer to a press brings may move things, and a busy machine answers late.
      const { total, moved } = await layoutShift(page);
      expect(total, moved.join("\n")).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);

      await place.enter?.(page);
      await expect.poll(() => motions(page), { timeout: 3_000 }).toEqual([]);
      expect(await headFaults(page)).toEqual([]);
      expect(await idsKnownOtherwise(page)).toEqual([]);
      expect(await axeFinds(page), "in light").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await coloursFound(page), "in dark").toEqual([]);
      if (screen === "phone") await tighten(page);
      expect(failed.filter((each) => !place.complains?.test(each))).toEqual([]);
    },
    CAN_TAKE_MS,
  );
}

async function tighten(page: Page): Promise<void> {
  // Groups far below, which a browser leaves as they were until they come near, are to be laid out anew as well.
  await page.evaluate(() => document.documentElement.setAttribute("data-moved", ""));
  for (const [how, size] of Object.entries(tighter)) {
    await page.setViewportSize(size);
    expect(await overflows(page), how).toEqual([]);
  }
}
