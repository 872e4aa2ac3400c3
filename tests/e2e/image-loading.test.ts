import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";

const MAX_BYTES = 250_000;
const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

interface VisibleImage {
  readonly natural: number;
  readonly needed: number;
  readonly offered: readonly number[];
}

describeShop("image loading", (shop) => {
  /** Opens a page and waits until no image is loading; returns the bytes of all images. */
  const open = async (path: string, options: object) => {
    const { page } = await shop().visitor(options);
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "image")
        sizes.push(response.body().then((body) => body.length));
    });
    await openPage(page, path);
    await page.waitForLoadState("networkidle");
    return {
      page,
      bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
      count: sizes.length,
    };
  };
  const productPath = () => {
    const [product] = shop().store.services.catalogue.current().products.values();
    return `/store/${product?.productUrl}/${product?.productId}`;
  };
  const pages = [
    ["home", () => "/"],
    ["a category", () => "/apparels"],
    ["a product", productPath],
  ] as const;

  /** The visible images: the width that was chosen for each, and the width that its box needs. */
  const visibleImages = (page: Page): Promise<VisibleImage[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>("main img[srcset]")].flatMap((image) => {
        const box = image.getBoundingClientRect();
        const isSeen =
          box.width > 0 && box.top < innerHeight && box.left < innerWidth && image.checkVisibility();
        if (!isSeen || image.closest("[aria-hidden]")) return [];
        const chosen = new URL(image.currentSrc).searchParams;
        const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
        return {
          natural: Number(chosen.get("w") ?? 1280),
          needed: Math.max(box.width, box.height * ratio) * devicePixelRatio,
          offered: image.srcset.split(", ").map((each) => Number.parseInt(each.split(" ")[1] ?? "", 10)),
        };
      }),
    );

  it.each(pages)("%s on a phone loads at most 250 KB of them before scrolling", async (_, path) => {
    const { bytes, count } = await open(path(), { ...phone, deviceScaleFactor: 2 });
    expect(count).toBeGreaterThan(1);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });

  describe.each([
    ["a phone of two pixels", { ...phone, deviceScaleFactor: 2 }],
    ["a phone of three pixels", { ...phone, deviceScaleFactor: 3 }],
    ["a desk", { width: 1440, height: 900 }],
  ])("on %s", (_, options) => {
    it.each(pages)(
      "%s loads the width each box needs: sharp, and not one width too large",
      async (_, path) => {
        const { page } = await open(path(), options);
        const images = await visibleImages(page);
        expect(images.length).toBeGreaterThan(0);
        for (const { natural, needed, offered } of images) {
          const enough = offered.filter((width) => width >= needed * 0.95);
          const [best = Math.max(...offered), next = best] = enough;
          expect([best, next], `${needed} px of ${offered}`).toContain(natural);
        }
      },
    );
  });

  it.each([
    ["a phone of two pixels", { ...phone, deviceScaleFactor: 2 }],
    ["a tablet", { width: 820, height: 1180 }],
    ["a desk", { width: 1440, height: 900 }],
  ])("on %s, a tile's image is sharp where the tile shows the middle of a wide one", async (_, options) => {
    const { page } = await open("/", options);
    const images = page.getByRole("region", { name: "Ideas" }).locator("img");
    const count = await images.count();
    expect(count).toBeGreaterThan(1);
    for (let at = 0; at < count; at++) {
      await images.nth(at).scrollIntoViewIfNeeded();
      const { chosen, needed } = await images.nth(at).evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const { width, height } = image.getBoundingClientRect();
        const covering = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
        return {
          chosen: Number(new URL(image.currentSrc).searchParams.get("w")),
          needed: covering * devicePixelRatio,
        };
      });
      expect(chosen, `tile ${at}`).toBeGreaterThanOrEqual(Math.min(needed * 0.95, 960));
    }
  });

  it.each(pages)("%s preloads its first image, and loads the rest when they are near", async (_, path) => {
    const { page } = await open(path(), { ...phone, deviceScaleFactor: 2 });
    const first = page.locator("main img").first();
    expect(await first.getAttribute("loading")).toBe("eager");
    expect(await first.getAttribute("fetchpriority")).toBe("high");
    const srcset = (await first.getAttribute("srcset"))?.replaceAll("&", "&amp;");
    const html = (await shop().store.inject({ url: path() })).body;
    const head = html.slice(0, html.indexOf("</head>"));
    const preloads = [...head.matchAll(/<link[^>]*rel="preload"[^>]*as="image"[^>]*>/g)].map(
      ([link]) => link,
    );
    expect(
      preloads.some(
        (link) => link.includes(`imageSrcSet="${srcset}"`) && link.includes('fetchPriority="high"'),
      ),
    ).toBe(true);
    const others = await page.locator("main img[loading=eager]").count();
    expect(others).toBeLessThanOrEqual(4);
    for (const imageElement of await page.locator("main img").all()) {
      expect(await imageElement.getAttribute("width")).toMatch(/^\d+$/);
      expect(await imageElement.getAttribute("height")).toMatch(/^\d+$/);
    }
  });

  it("show their average colour until they are loaded", async () => {
    const { page, expectComplaint } = await shop().visitor({ width: 390, height: 844 });
    expectComplaint(/ERR_FAILED/);
    await page.route("**/images/**", (route) => route.abort());
    await openPage(page, "/");
    const banner = page.locator("main img").first();
    const slide = shop().store.services.catalogue.current().slides[0];
    const [red, green, blue] = (slide?.imageColour.match(/[0-9a-f]{2}/g) ?? []).map((part) =>
      Number.parseInt(part, 16),
    );
    expect(await banner.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(
      `rgb(${red}, ${green}, ${blue})`,
    );
  });
});
