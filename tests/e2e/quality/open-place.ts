import type { Page } from "playwright-core";
import { openPage } from "../../support/open-page.ts";
import { enterAsCustomer } from "./demo-customer.ts";
import type { Place } from "./places.ts";

/** Opens the page of a place and waits until it has come; `place.enter` then leads to its state. */
export async function openPlace(page: Page, address: string, place: Place): Promise<void> {
  if (place.who) await enterAsCustomer(page, address, place.who, place.cart ?? []);
  await place.prepare?.(page);
  await openPage(page, place.path);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await place.arrived?.(page);
}

/** Pictures of every part of the page are asked for as it is scrolled through; back at the top all of them have come. */
export async function scrollThrough(page: Page): Promise<void> {
  const step = () =>
    page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: "instant" });
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
  while (!(await step())) await page.waitForTimeout(30);
  await picturesCome(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

async function picturesCome(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The pictures of a gallery that lie to the right are asked for when it is swiped.
    const isBeside = (image: Element) => image.getBoundingClientRect().left >= window.innerWidth;
    return [...document.images].every(
      (image) => image.complete || !image.checkVisibility() || isBeside(image),
    );
  });
}
