import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import { visitorPage } from "../support/visitor-page.ts";

describeShop("a product's gallery", (shop) => {
  const open = visitorPage(shop);

  it("requests its gallery's images with ?type=large, and shows the chosen one [spec 2.27, 7.3]", async () => {
    const page = await open("/everyday-mug");
    const galleryImages = page.getByRole("list", { name: "Pictures" });
    const images = galleryImages.getByRole("img");
    expect(await images.count()).toBeGreaterThan(1);
    for (const image of await images.all()) {
      expect(await image.getAttribute("src")).toMatch(/\?type=large$/);
      for (const url of ((await image.getAttribute("srcset")) ?? "").split(", "))
        expect(url).toMatch(/\?type=large(&w=\d+)? \d+w$/);
    }
    await expect
      .poll(() => images.first().evaluate((it) => (it as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(300);
    await page.getByRole("button", { name: /^Picture 2 of/ }).click();
    await expect
      .poll(() => galleryImages.evaluate((it) => Math.round(it.scrollLeft / it.clientWidth)))
      .toBe(1);
    await galleryImages.focus();
    await page.keyboard.press("ArrowLeft");
    await page.locator("[aria-current=true]", { has: page.locator("img") }).waitFor();
    expect(await page.getByRole("button", { name: /^Picture 1 of/ }).getAttribute("aria-current")).toBe(
      "true",
    );
  });

  it("requests ?type=large on every screen, in a width for it [spec 7.3]", async () => {
    for (const [width, shown] of [
      [1440, 640],
      [1000, 960],
      [390, 480],
    ] as const) {
      const { page } = await shop().visitor({ width, height: 900 });
      const large = page.waitForRequest(new RegExp(`/images/[^?]+\\?type=large&w=${shown}$`));
      await openPage(page, "/everyday-mug");
      const request = await large;
      expect((await request.response())?.status()).toBe(200);
      const image = page
        .getByRole("main")
        .locator(`img[srcset*="${new URL(request.url()).pathname}"]`)
        .first();
      expect(await image.getAttribute("src")).toMatch(/\?type=large$/); // where widths are not understood
    }
  });

  it("opens and zooms its images by keyboard, and restores the focus", async () => {
    const page = await open("/everyday-mug");
    const look = page.getByRole("button", { name: "Look closely" });
    await look.focus();
    await page.keyboard.press("Enter");
    const viewer = page.getByRole("dialog", { name: "Pictures of Everyday Mug" });
    await viewer.getByRole("status").getByText("1 of").waitFor();
    await page.keyboard.press("ArrowRight");
    await viewer.getByRole("status").getByText("2 of").waitFor();
    const scale = () =>
      viewer
        .getByRole("img")
        .nth(1)
        .evaluate((it) => getComputedStyle(it.parentElement ?? it).scale);
    expect(await scale()).toBe("none");
    await page.keyboard.press("Enter");
    await expect.poll(scale).toBe("2");
    await page.keyboard.press("Enter");
    await expect.poll(scale).toBe("none");
    await page.keyboard.press("Escape");
    await viewer.waitFor({ state: "detached" });
    expect(await look.evaluate((it) => it === document.activeElement)).toBe(true);
    // The page then shows the image that was viewed last.
    await page.locator("[data-shown]:nth-child(2)").waitFor();
  });

  it("shows the picture of the pressed card until its own is loaded", async () => {
    const page = await open("/drinkware");
    const image = page.getByRole("article").filter({ hasText: "Everyday Mug" }).locator("img").first();
    const shown = await image.evaluate(async (it: HTMLImageElement) => {
      await it.decode();
      return it.currentSrc;
    });
    const { promise: isTested, resolve: finish } = Promise.withResolvers<void>();
    await page.route("**/images/**", async (route) => {
      await isTested;
      await route.fallback();
    });
    await page.getByRole("link", { name: /Everyday Mug/ }).click();
    const first = page.getByRole("list", { name: "Pictures" }).getByRole("img").first();
    await first.waitFor();
    expect(await first.evaluate((it) => getComputedStyle(it).backgroundImage)).toBe(`url("${shown}")`);
    finish();
  });
});
