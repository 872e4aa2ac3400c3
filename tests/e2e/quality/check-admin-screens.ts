import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeViolations, colourViolations } from "./axe.ts";
import { findOverflow } from "./overflow.ts";
import { waitForAnimations } from "./running-animations.ts";

/** The path of an admin screen, and a text that is on it once it is loaded. */
export type AdminScreen = readonly [path: string, shown: string];

/** Opens each of these screens in a window of the first width, and checks it in all widths. */
export async function checkAdminScreens(
  page: Page,
  screens: readonly AdminScreen[],
  widths: readonly [number, ...number[]] = [1440],
): Promise<void> {
  for (const [path, shown] of screens) {
    await resize(page, widths[0]);
    await page.goto(`/admin#${path}`);
    await page.getByText(shown).first().waitFor();
    await checkAtWidths(page, path, widths);
  }
}

/** Checks the screen that is shown in each of these widths, the first one first, and leaves it in that one. */
export async function checkAtWidths(
  page: Page,
  name: string,
  widths: readonly [number, ...number[]],
): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    await page.evaluate(() => window.scrollTo(0, 0)); // the bar with the title hides while the screen scrolls
    await checkAdminScreen(page, name);
  }
  await resize(page, widths[0]);
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/**
 * Checks the screen that is shown: no accessibility violation and nothing beyond its edges; then its colours in dark too,
 * after the transition. Leaves it in light. With SHOTS=<folder> it saves a screenshot of each.
 */
export async function checkAdminScreen(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width;
  await page.emulateMedia({ colorScheme: "light" });
  await waitForAnimations(page);
  await expect.poll(() => axeViolations(page), { message: `${name} at ${width}` }).toEqual([]);
  expect(await findOverflow(page), `${name} at ${width}`).toEqual([]);
  await saveScreenshot(page, `${name}-${width}-light`);
  await page.emulateMedia({ colorScheme: "dark" });
  await waitForAnimations(page);
  await expect.poll(() => colourViolations(page), { message: `${name} at ${width} in dark` }).toEqual([]);
  await saveScreenshot(page, `${name}-${width}-dark`);
  await page.emulateMedia({ colorScheme: "light" });
}

async function saveScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name.replaceAll("/", "_")}.png`, fullPage: true });
}
