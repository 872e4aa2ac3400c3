import type { Locator, Page } from "playwright-core";
import { openPage } from "./open-page.ts";

/** The URLs of the calls for suggestions. */
export const SUGGEST = "**/api/catalogue/suggest?*";

/** The field of the search in the header. */
export const searchBox = (page: Page): Locator => page.getByRole("combobox", { name: "Search the store" });

export const suggestionList = (page: Page): Locator => page.getByRole("listbox", { name: "Suggestions" });

export const suggestion = (page: Page, name: string | RegExp): Locator =>
  suggestionList(page).getByRole("option", { name });

/** Opens a page, and on it the search in the header. */
export async function openSearch(page: Page, path = "/"): Promise<void> {
  await openPage(page, path);
  await page.locator("header [data-panel=search]").click();
  await searchBox(page).waitFor();
}

/** Fills the whole text at once: a list for a part of it would soon be replaced. */
export async function typeInSearch(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await suggestionList(page).waitFor();
}
