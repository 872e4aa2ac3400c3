import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import {
  openSearch,
  SUGGEST,
  searchBox,
  suggestion,
  suggestionList,
  typeInSearch,
} from "../support/suggestion-panel.ts";

const CAN_TAKE_MS = 300_000;

describeShop("search suggestions with failures and delays", (shop) => {
  it(
    "do not shift the page under them",
    async () => {
      const { page } = await shop().visitor();
      await openPage(page, "/products/search?searchTerm=mug");
      await page.waitForLoadState("networkidle"); // its fonts and images are loaded
      const places = () =>
        page
          .locator("main input[type=search], main [role=search] button, main h1, main article, footer")
          .evaluateAll((all) => all.map((it) => JSON.stringify(it.getBoundingClientRect())));
      const before = await places();
      await page.getByRole("main").getByRole("searchbox").focus();
      await typeInSearch(page, "mugs");
      expect(await places()).toEqual(before);
      await page.mouse.click(20, 600); // an empty place: a click on a card would open it
      await suggestionList(page).waitFor({ state: "detached" });
      expect(await places()).toEqual(before);
    },
    CAN_TAKE_MS,
  );

  it(
    "are never those of an earlier request with a late response",
    async () => {
      const { page } = await shop().visitor();
      let respondLate: () => Promise<void> = () => Promise.reject(new Error("nothing was asked for mu"));
      await page.route(SUGGEST, async (route) => {
        if (new URL(route.request().url()).searchParams.get("term") !== "mu") return route.continue();
        const fetched = await route.fetch();
        respondLate = () => route.fulfill({ response: fetched }).catch(() => undefined); // the page may have cancelled the request
      });
      await openSearch(page);
      const early = page.waitForRequest(/suggest\?term=mu$/);
      await searchBox(page).pressSequentially("mu");
      const late = await early;
      await searchBox(page).fill("umbrella");
      await suggestion(page, /^Windproof Umbrella/).waitFor();
      await respondLate();
      await late.response().catch(() => null); // none where the page has cancelled the request
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await suggestion(page, /Mug/).count()).toBe(0);
      expect(await suggestion(page, /^Windproof Umbrella/).count()).toBe(1);
    },
    CAN_TAKE_MS,
  );

  it(
    "are missing when they cannot be loaded, and the search still works",
    async () => {
      const { page, expectComplaint } = await shop().visitor();
      expectComplaint(/Failed to load resource/);
      await openSearch(page);
      await typeInSearch(page, "mug");
      await page.route(SUGGEST, (route) => route.abort());
      const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("term=mugs"));
      await searchBox(page).pressSequentially("s");
      await failed;
      await suggestionList(page).waitFor({ state: "detached" });
      expect(await page.getByRole("alert").count()).toBe(0);
      await searchBox(page).press("Enter");
      await page.getByRole("heading", { name: "Search results for mugs" }).waitFor();
    },
    CAN_TAKE_MS,
  );

  it(
    "leave a plain search box where their script cannot be loaded",
    async () => {
      const { page, expectComplaint } = await shop().visitor();
      expectComplaint(/Failed to load resource/);
      await page.route("**/assets/suggestions-*.js", (route) => route.abort());
      await openPage(page, "/");
      await page.locator("header [data-panel=search]").click();
      const plain = page.getByRole("banner").getByRole("searchbox");
      await plain.fill("mug");
      await plain.press("Enter");
      await page.getByRole("heading", { name: "Search results for mug" }).waitFor();
    },
    CAN_TAKE_MS,
  );

  it(
    "come for what was typed before their script was loaded",
    async () => {
      const { page } = await shop().visitor();
      let go: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        go = resolve;
      });
      await page.route("**/assets/suggestions-*.js", async (route) => {
        await released;
        await route.continue();
      });
      await openPage(page, "/");
      await page.locator("header [data-panel=search]").click();
      await page.getByRole("banner").getByRole("searchbox").fill("umbrella");
      go();
      await suggestion(page, /^Windproof Umbrella/).waitFor();
      expect(await searchBox(page).inputValue()).toBe("umbrella");
    },
    CAN_TAKE_MS,
  );
});
