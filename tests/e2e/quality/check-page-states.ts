import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Shop } from "../../support/describe-shop.ts";
import { axeViolations, colourViolations } from "./axe.ts";
import { watchFailedRequests } from "./failed-requests.ts";
import { headFaults } from "./head-faults.ts";
import { layoutShift, MAX_LAYOUT_SHIFT, watchLayoutShift } from "./layout-shift.ts";
import { mismatchedIds } from "./mismatched-ids.ts";
import { openPageState, scrollThrough } from "./open-page-state.ts";
import { findOverflow } from "./overflow.ts";
import { pageStates } from "./page-states.ts";
import { runningAnimations } from "./running-animations.ts";
import { slowNetwork } from "./slow-network.ts";

const CAN_TAKE_MS = 60_000;
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const narrowScreens = {
  "at 320 px": { width: 320, height: 640 },
  "at 200 % of a 1440 px screen": { width: 720, height: 450 },
} as const;

/**
 * Opens every page state on a screen of this size and checks it, in both colour schemes and with reduced motion. The
 * states on a phone are then checked on the narrowest screens too, because those show the same layout.
 */
export function checkPageStates(screen: keyof typeof sizes, shop: () => Shop): void {
  const states = pageStates.filter(({ only = screen }) => only === screen);
  it.each(states.map((place) => [place.name, place] as const))(
    "%s",
    async (_name, place) => {
      const { page, context, expectComplaint } = await shop().visitor({
        ...sizes[screen],
        colorScheme: "light",
      });
      if (place.expectedError) expectComplaint(place.expectedError);
      await watchLayoutShift(context);
      await slowNetwork(context);
      const failed = watchFailedRequests(page);

      await openPageState(page, shop().url, place);
      await scrollThrough(page);
      // Before the state is reached: the response to a click may move things, and on a busy machine it comes late.
      const { total, moved } = await layoutShift(page);
      expect(total, moved.join("\n")).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);

      await place.reach?.(page);
      await expect.poll(() => runningAnimations(page), { timeout: 3_000 }).toEqual([]);
      expect(await headFaults(page)).toEqual([]);
      expect(await mismatchedIds(page)).toEqual([]);
      expect(await axeViolations(page), "in light").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await colourViolations(page), "in dark").toEqual([]);
      if (screen === "phone") await checkNarrowScreens(page);
      expect(failed.filter((each) => !place.expectedError?.test(each))).toEqual([]);
    },
    CAN_TAKE_MS,
  );
}

async function checkNarrowScreens(page: Page): Promise<void> {
  // `content-visibility` leaves sections far below in their old layout. They must be laid out again as well.
  await page.evaluate(() => document.documentElement.setAttribute("data-moved", ""));
  for (const [how, size] of Object.entries(narrowScreens)) {
    await page.setViewportSize(size);
    expect(await findOverflow(page), how).toEqual([]);
  }
}
