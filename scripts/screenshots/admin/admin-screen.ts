import type { Page } from "playwright-core";
import type { StaffRole } from "../../../src/contract/staff-role.ts";
import type { SampleStore } from "./open-sample-store.ts";

/** A screen of the admin in one of its states. */
export interface AdminScreen {
  readonly name: string;
  /** The path after `/admin#`. */
  readonly path: string | ((sampleStore: SampleStore) => string);
  /** Default: admin. null: not logged in. */
  readonly role?: StaffRole | null;
  /** A text that is visible once the screen has loaded. */
  readonly shows: string | RegExp;
  /** Runs before the screen is opened. */
  prepare?(page: Page, sampleStore: SampleStore): Promise<unknown>;
  /** Clicks and types to reach the state. */
  enter?(page: Page, sampleStore: SampleStore): Promise<unknown>;
}

/** Opens a screen and waits until everything has loaded. */
export async function openScreen(page: Page, sampleStore: SampleStore, place: AdminScreen): Promise<void> {
  const path = typeof place.path === "string" ? place.path : place.path(sampleStore);
  const { token, ...login } = sampleStore.staff[place.role ?? "admin"];
  await place.prepare?.(page, sampleStore);
  if (place.role !== null)
    await page.addInitScript(
      ([stored]) =>
        localStorage.setItem("kitstore.staff", JSON.stringify({ ...stored, loginTime: Date.now() })),
      [{ ...login, token }],
    );
  await page.goto(`/admin#${path}`);
  await page.getByText(place.shows).or(page.getByLabel(place.shows)).first().waitFor();
  await waitUntilLoaded(page);
  await place.enter?.(page, sampleStore);
  await waitUntilLoaded(page);
}

async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
}

export const clickButton = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
