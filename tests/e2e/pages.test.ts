import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { MAX_QUANTITY } from "../../src/buying/cart/cart.ts";
import { LOGIN_LIFE_MS } from "../../src/platform/session/session-expiry.ts";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import { visitorPage } from "../support/visitor-page.ts";

describeShop("the pages", (shop) => {
  const open = visitorPage(shop);
  const main = (page: Page) => page.getByRole("main");
  const inject = (url: string) => shop().store.inject({ url });
  /** The text of a page as the server sends it. */
  const served = async (path: string) => {
    const { body, statusCode } = await inject(path);
    expect(statusCode, path).toBe(200);
    const html = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";
    const text = (part: string) =>
      part
        .replace(/<[^>]*>/g, "")
        .replaceAll("&amp;", "&")
        .replace(/\s+/g, " ");
    return { heading: text(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? ""), words: text(html) };
  };

  describe("a category", () => {
    it("has a breadcrumb, its products, and below them heading and description [spec 1.3, 2.21, 2.22]", async () => {
      const page = await open("/drinkware");
      const view = (
        await shop().store.call("GET /api/Category/{categoryUrl}", { params: { categoryUrl: "drinkware" } })
      ).body;
      const crumbs = main(page).getByRole("navigation", { name: "Breadcrumb" });
      expect(await crumbs.getByRole("listitem").count()).toBe(2);
      expect(await crumbs.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
      expect(await crumbs.locator("[aria-current=page]").innerText()).toBe(view.categoryName);
      const grid = await main(page).getByRole("article").last().boundingBox();
      const heading = main(page).getByRole("heading", { name: view.pageHeading });
      expect((await heading.boundingBox())?.y).toBeGreaterThan((grid?.y ?? 0) + (grid?.height ?? 0));
      const [, firstSentence = "-"] = /<p>([^<.]+\.)/.exec(view.categoryDescription) ?? [];
      const text = await main(page).getByText(firstSentence).boundingBox();
      expect(text?.y).toBeGreaterThan((await heading.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
      expect(await page.title()).toContain(view.pageTitle);
      expect(await page.locator("meta[name=description]").getAttribute("content")).toBe(view.metaDescription);
      expect(await page.locator("meta[name=keywords]").getAttribute("content")).toBe(view.metaKeywords);
    });

    it("without a description has no block for one [spec 2.22]", async () => {
      const pageText = async () => (await served("/bags")).words;
      const { db } = shop().store.services.database;
      const before = await db
        .selectFrom("categories")
        .select(["description_html", "page_heading"])
        .where("name", "=", "Bags & Travel")
        .executeTakeFirstOrThrow();
      const heading = before.page_heading;
      expect(await pageText()).toContain(heading);
      await db
        .updateTable("categories")
        .set({ description_html: "" })
        .where("name", "=", "Bags & Travel")
        .execute();
      await expect.poll(pageText).not.toContain(heading);
    });

    it("shows a loader for one second, and the products at the same time [spec 9.20, 10.35]", async () => {
      const { page } = await shop().visitor();
      // The page notes it itself: a busy machine looks only after the loader's second.
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          const loader = document.querySelector(".progress");
          if (!loader) return;
          observer.disconnect();
          const hasProducts = document.querySelector("main article")?.checkVisibility();
          sessionStorage.setItem("loader", `${getComputedStyle(loader).opacity}, ${hasProducts}`);
        }).observe(document, { childList: true, subtree: true });
      });
      await openPage(page, "/drinkware");
      // Tests run with reduced motion: without its motion the loader would be a stripe across the page.
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem("loader"))).toBe("0, true");
      await page.locator(".progress").waitFor({ state: "detached" });
    });
  });

  describe("a collection", () => {
    it("of the menu has a name, an address and a text of its own, and is in no list of categories", async () => {
      const { words } = await served("/totes");
      expect(words).toContain("Canvas Tote");
      expect(words).toContain("Canvas that carries the shopping too");
      expect(words).not.toContain("Search results");
      const { body } = await inject("/totes");
      expect(body).toMatch(/<h1[^>]*>Totes<\/h1>/);
      expect(/<footer[\s\S]*<\/footer>/.exec(body)?.[0]).not.toContain('href="/totes"');
      expect((await inject("/sitemap.xml")).body).toContain("/totes</loc>");
    });
  });

  describe("the search", () => {
    it("has its heading with the term, and a grid of products [spec 2.24]", async () => {
      const page = await open("/products/search?searchTerm=mug");
      await main(page).getByRole("heading", { name: "Search results for mug", level: 1 }).waitFor();
      expect(await main(page).getByRole("article").count()).toBeGreaterThan(0);
      const mistyped = (await served("/products/search?searchTerm=muug")).words;
      expect(mistyped).toContain("Search results for muug");
      expect(mistyped).toContain("Showing results for mug.");
      expect(mistyped).not.toContain("instead");
      expect((await served("/products/search?searchTerm=mgu")).words).toContain("Showing results for mug.");
      expect((await served("/products/search?searchTerm=mug")).words).not.toContain("Showing results for");
      expect((await served("/products/search?searchTerm=zzzzqqqq")).words).toContain(
        "We found nothing for that.",
      );
      const before = (await served("/products/search")).words;
      expect(before).toContain("Have a look around:");
      expect(before).toContain("Drinkware");
    });
  });

  describe("URLs", () => {
    it.each([
      ["/company/about-us", "About Us"],
      ["/company/contact-us", "Contact Us"],
      ["/company/privacy-policy", "Privacy Policy"],
      ["/company/terms-and-conditions", "Terms & Conditions"],
      ["/orders/shipping-policy", "Shipping Policy"],
      ["/orders/return-policy", "Return Policy"],
      ["/orders/placing-a-order", "How To Order"],
      ["/orders/bulk-enquiry", "Bulk Enquiry"],
      ["/accounts/login", "Login"],
      ["/accounts/signup", "Sign Up"],
      ["/accounts/recover-password", "Recover Password"],
      ["/electronic-gadgets", "Electronic Gadgets"],
      ["/apparels", "Apparel"],
      ["/bags", "Bags & Travel"],
      ["/stationary", "Stationery & Gifts"],
      ["/drinkware", "Drinkware"],
    ])("%s is the page %s [spec 2.9, 2.12-16]", async (path, heading) => {
      expect((await served(path)).heading).toBe(heading);
    });

    it("a text page has the picture of the home page's tile that leads there, and else none", async () => {
      const { tiles } = (await shop().store.call("GET /api/Home/HomeView")).body;
      const image = tiles.find((tile) => tile.linkUrl === "/company/about-us")?.imageUrl ?? "no such tile";
      const mainOf = async (path: string) => /<main[\s\S]*<\/main>/.exec((await inject(path)).body)?.[0];
      expect(await mainOf("/company/about-us")).toContain(image);
      expect(await mainOf("/orders/return-policy")).not.toContain("<img");
    });

    it("a product has one URL; its slug and ?productId= show the same page, wrong slugs redirect [spec 2.25, 10.7]", async () => {
      const mug = { id: 42, canonical: "/store/everyday-mug/42" };
      for (const path of ["/everyday-mug", mug.canonical, `/everyday-mug?productId=${mug.id}`]) {
        const page = await open(path);
        await main(page).getByRole("heading", { name: "Everyday Mug", level: 1 }).waitFor();
        expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(
          new RegExp(`${mug.canonical}$`),
        );
      }
      for (const path of ["/store/another-name/42", "/another-name?productId=42"]) {
        const response = await inject(path);
        expect([response.statusCode, response.headers.location]).toEqual([301, mug.canonical]);
      }
    });

    it.each(["/no-such-page", "/store/everyday-mug/4711", "/everyday-mug?productId=4711", "/company/nobody"])(
      "%s is a 404 page with links [spec 10.7]",
      async (path) => {
        const response = await inject(path);
        expect(response.statusCode).toBe(404);
        expect(response.body).toContain("Go to the home page");
        expect(response.body).toContain('name="searchTerm"');
      },
    );
  });

  it("that cannot be loaded say so, with a way to try again [spec 8.29]", async () => {
    const { page, expectComplaint } = await shop().visitor();
    await openPage(page, "/");
    await page.route("**/*.data*", (route) => route.abort());
    await page.getByRole("contentinfo").locator('a[href="/drinkware"]').click();
    await main(page).getByRole("heading", { name: "That did not work." }).waitFor();
    expect(await page.locator("header").evaluate((it) => getComputedStyle(it).position)).toBe("absolute");
    await page.unroute("**/*.data*");
    await main(page).getByRole("button", { name: "Try again" }).click();
    await main(page).getByRole("heading", { name: "Drinkware", level: 1 }).waitFor();
    expectComplaint(/ERR_FAILED|fetch/);
  });

  describe("the policies", () => {
    it.each([
      ["/orders/shipping-policy", ["3 to 5 working days", "3-4", "5-7", "7-10"]],
      [
        "/orders/return-policy",
        [
          "within 7 days of delivery",
          "at the buyer’s cost",
          "no returns on food",
          "within 3 working days",
          "within 24 hours or before processing starts",
          "within 7 working days by the original online payment method",
        ],
      ],
      [
        "/company/terms-and-conditions",
        [
          "3 to 5 working days",
          "3-4 days to metro cities",
          "5-7 days to other Indian locations",
          "7-10 days for international shipments",
          "within 24 hours or before processing starts",
          "within 7 days of delivery at the buyer’s cost",
          "no returns on food",
          "within 3 working days",
          "within 7 working days by the original online payment method",
          `order 1 to ${MAX_QUANTITY} of one product`,
          `after ${LOGIN_LIFE_MS / 60_000} minutes without activity`,
        ],
      ],
      ["/company/privacy-policy", [`${LOGIN_LIFE_MS / 60_000} minutes`, "30 days", "XSRF-TOKEN"]],
      ["/orders/placing-a-order", [`up to ${MAX_QUANTITY} of one product`, "within 24 hours"]],
      ["/company/contact-us", ["within 24 hours", "Our office in Mumbai", "Unit 7, Kala Ghoda Works"]],
      ["/orders/bulk-enquiry", ["WRITE US", "support@ledgerline.example"]],
    ])("%s has its figures [spec 1.14-20, 1.22, 2.9, 2.18, 9.24-29]", async (path, figures) => {
      const pageText = (await served(path)).words;
      for (const figure of figures) expect(pageText).toContain(figure);
    });

    it("how to order has four sections, and Buy Now goes from the login to a mailed payment link [spec 1.21, 2.17]", async () => {
      const page = await open("/orders/placing-a-order");
      expect(await main(page).getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
        "Redeem your free swag",
        "Buy merchandise",
        "Buy in bulk what is listed here",
        "Buy in bulk what is not listed here",
      ]);
      const pageText = (await main(page).innerText()).replace(/\s+/g, " ");
      expect(pageText).toMatch(
        /Buy Now.*Log in and enter your address.*Place the order.*emails you a payment link/,
      );
      expect(await main(page).getByRole("link", { name: "Bulk Purchase enquiry" }).count()).toBe(2);
    });
  });
});
