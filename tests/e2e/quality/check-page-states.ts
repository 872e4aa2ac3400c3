import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Shop } from "../../support/describe-shop.ts";
import { axeViolations, colourViolations, experimentalViolations } from "./axe.ts";
import { watchFailedRequests } from "./failed-requests.ts";
import { headFaults } from "./head-faults.ts";
import { layoutShift, MAX_LAYOUT_SHIFT, watchLayoutShift } from "./layout-shift.ts";
import { mismatchedIds } from "./mismatched-ids.ts";
import { loadPageState, preparePageState, scrollThrough } from "./open-page-state.ts";
import { findCutText, findOverflow } from "./overflow.ts";
import type { PageState } from "./page-states.ts";
import { runningAnimations } from "./running-animations.ts";
import { slowNetwork } from "./slow-network.ts";

const CAN_TAKE_MS = 300_000;
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** Axe's authors try their new rules at this size. */
const SMALL_DESKTOP = { width: 1280, height: 900 };
const narrowScreens = {
  "at 320 px": { width: 320, height: 640 },
  "at 200 % of a 1440 px screen": { width: 720, height: 450 },
  "at 200 % of a 390 px phone": { width: 195, height: 422 },
} as const;
type Screen = keyof typeof sizes;

/** Whether two states begin with the same page, so that loading it for one shows what loading it for the other would. */
const isSameLoad = (one: PageState, other: PageState) =>
  one.path === other.path &&
  one.customer === other.customer &&
  one.cart === other.cart &&
  one.prepare === other.prepare;

/**
 * Checks every page state on a desktop and a phone in one visit, in both colour schemes and with reduced motion. Each load is
 * watched for shifts on both screens, once for all states that begin with it; then the state is reached, checked, and checked
 * again on the phone and on the narrowest screens, because those show the same layout.
 */
export function checkPageStates(states: readonly PageState[], shop: () => Shop): void {
  const hasBoth = states.filter(({ only }) => !only);
  it.each(states.map((place) => [place.only ? `${place.name} (${place.only})` : place.name, place] as const))(
    "%s",
    async (_name, place) => {
      const first = place.only ?? "desktop";
      const { page, context, expectComplaint } = await shop().visitor({
        ...sizes[first],
        colorScheme: "light",
      });
      if (place.expectedError) expectComplaint(place.expectedError);
      await watchLayoutShift(context);
      await slowNetwork(context);
      const failed = watchFailedRequests(page);
      await preparePageState(page, shop().url, place);

      let isLoaded = false;
      const load = async (screen: Screen) => {
        await page.setViewportSize(sizes[screen]);
        await loadPageState(page, place, isLoaded);
        isLoaded = true;
        await scrollThrough(page);
        // Before the state is reached: the response to a click may move things, and on a busy machine it comes late.
        const { total, moved } = await layoutShift(page);
        expect(total, `${screen}: ${moved.join("\n")}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      };
      const isFirstWithLoad = hasBoth.find((each) => isSameLoad(each, place)) === place;
      if (isFirstWithLoad && !place.reachesAnew) await load("phone");
      await load(first);
      await place.reach?.(page);
      await checkState(page, first);
      if (!place.only) {
        if (place.reachesAnew) {
          await load("phone");
          await place.reach?.(page);
        } else await page.setViewportSize(sizes.phone);
        await checkState(page, "phone");
      }
      expect(failed.filter((each) => !place.expectedError?.test(each))).toEqual([]);
    },
    CAN_TAKE_MS,
  );
}

/** All rules of axe in light, and those of colours in dark: in both on each screen, because each shows what the other hides. */
async function checkState(page: Page, screen: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => runningAnimations(page)).toEqual([]);
  expect(await headFaults(page), screen).toEqual([]);
  expect(await mismatchedIds(page), screen).toEqual([]);
  expect(await axeViolations(page), `${screen} in light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await colourViolations(page), `${screen} in dark`).toEqual([]);
  if (screen === "phone") await checkNarrowScreens(page);
  else {
    await page.setViewportSize(SMALL_DESKTOP);
    expect(await experimentalViolations(page), "at 1280 px").toEqual([]);
  }
}

async function checkNarrowScreens(page: Page): Promise<void> {
  // `content-visibility` leaves sections far below in their old layout. They must be laid out again as well.
  await page.evaluate(() => document.documentElement.setAttribute("data-moved", ""));
  for (const [how, size] of Object.entries(narrowScreens)) {
    await page.setViewportSize(size);
    expect(await findOverflow(page), how).toEqual([]);
    expect(await findCutText(page), how).toEqual([]);
  }
}
