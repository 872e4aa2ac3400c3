import type { Page } from "playwright-core";
import type { StaffRole } from "../../../src/contract/route.ts";
import type { FilledStore } from "./open-filled-store.ts";

/** A screen of the back office in one of its states. */
export interface Place {
  readonly name: string;
  /** After `/admin#`. */
  readonly path: string | ((filled: FilledStore) => string);
  /** Else an administrator; null: nobody has logged in. */
  readonly role?: StaffRole | null;
  /** What stands there once it has come. */
  readonly shows: string | RegExp;
  /** Before the screen is opened. */
  prepare?(page: Page, filled: FilledStore): Promise<unknown>;
  /** From the screen to its state: what is pressed and typed. */
  enter?(page: Page, filled: FilledStore): Promise<unknown>;
}

/** Opens a place in a page of its own browser, and waits until nothing of it is loading any more. */
export async function openPlace(page: Page, filled: FilledStore, place: Place): Promise<void> {
  const path = typeof place.path === "string" ? place.path : place.path(filled);
  const { token, ...login } = filled.staff[place.role ?? "admin"];
  await place.prepare?.(page, filled);
  if (place.role !== null)
    await page.addInitScript(
      ([kept]) => localStorage.setItem("kitstore.staff", JSON.stringify({ ...kept, loginTime: Date.now() })),
      [{ ...login, token }],
    );
  await page.goto(`/admin#${path}`);
  await page.getByText(place.shows).or(page.getByLabel(place.shows)).first().waitFor();
  await settled(page);
  await place.enter?.(page, filled);
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
}

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
