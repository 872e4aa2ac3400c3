import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeViolations, colourViolations } from "./axe.ts";
import { findOverflow } from "./overflow.ts";
import { waitForAnimations } from "./running-animations.ts";

/** The path of an admin screen, and a text that is on it once it is loaded. */
export type AdminScreen = readonly [path: string, shown: string];

/** Checks each of these screens, in light and dark. */
export async function checkAdminScreens(page: Page, screens: readonly AdminScreen[]): Promise<void> {
  for (const [path, shown] of screens) {
    await page.goto(`/admin#${path}`);
    await page.getByText(shown).first().waitFor();
    await checkAdminScreen(page, path);
  }
}

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
