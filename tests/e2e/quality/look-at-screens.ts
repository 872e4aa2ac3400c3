import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFinds, coloursFound } from "./axe.ts";
import { overflows } from "./overflow.ts";

/** Where a screen of the back office lies, and a text that stands on it once it has come. */
export type Screen = readonly [path: string, shown: string];

/** Holds every one of these screens against the gates, in light and dark. */
export async function lookAtScreens(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [path, shown] of screens) {
    await page.goto(`/admin#${path}`);
    await page.getByText(shown).first().waitFor();
    await lookAtScreen(page, path);
  }
}

/**
 * The screen that is shown: no accessibility violation, nothing beyond its edges; then its colours in the dark as well,
 * once they have changed. Leaves it in light. With SHOTS=<folder> it keeps a picture of each.
 */
export async function lookAtScreen(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width;
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => axeFinds(page), { message: `${name} at ${width}` }).toEqual([]);
  expect(await overflows(page), `${name} at ${width}`).toEqual([]);
  await keepShot(page, `${name}-${width}-light`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => coloursFound(page), { message: `${name} at ${width} in dark` }).toEqual([]);
  await keepShot(page, `${name}-${width}-dark`);
  await page.emulateMedia({ colorScheme: "light" });
}

async function keepShot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name.replaceAll("/", "_")}.png`, fullPage: true });
}
