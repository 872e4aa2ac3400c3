// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";
import { sampleProduct } from "../../../../tests/support/sample-product.ts";
import type { Product } from "../../../contract/catalogue.schemas.ts";

const [variant] = sampleProduct().productDetails;
if (!variant) throw new Error("The sample has no variant");
const products: readonly Product[] = [
  sampleProduct({ productId: 3, productName: "Mug" }),
  sampleProduct({
    productId: 4,
    productName: "Shirt",
    productDetails: [{ ...variant, id: 41, sizes: [{ name: "M", stock: null, inStock: true }] }],
  }),
  sampleProduct({
    productId: 5,
    productName: "Candle",
    inStock: false,
    productDetails: [{ ...variant, id: 51, inStock: false }],
  }),
  sampleProduct({ productId: 6, productName: "Pen", productDetails: [{ ...variant, id: 61 }] }),
];
const notFound = () =>
  Response.json(
    { status: 404, code: "product_not_found", title: "Not found", detail: "" },
    { status: 404, headers: { "content-type": "application/problem+json" } },
  );

async function openList({ hash = "", wishes = [] as number[], isOffline = (): boolean => false } = {}) {
  const browser = openBrowser(({ path }) => {
    if (isOffline()) throw new TypeError("network");
    const id = /^\/api\/Product\/(\d+)$/.exec(path)?.[1];
    if (id) return products.find(({ productId }) => productId === Number(id)) ?? notFound();
    return [];
  });
  const { default: Wishlist } = await import("./wishlist.tsx");
  const { wishlist } = await import("../state/wishlist.ts");
  await import("./wished-list.tsx");
  await import("../catalogue/wish-button.tsx");
  wishlist.set(wishes);
  return { ...browser, ...renderPage(<Wishlist />, `/wishlist${hash}`), wishlist };
}
const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
const heart = (name: string) => screen.findByRole("button", { name: `On my wishlist: ${name}` });

describe("the wishlist's page", () => {
  it("says what an empty list is for, and asks the store nothing", async () => {
    const { requests } = await openList();
    await screen.findByText(/Nothing here yet/);
    expect(requests).toEqual([]);
  });

  it("shows the latest first, and keeps what is taken off until the page is left", async () => {
    const { user, wishlist } = await openList({ wishes: [3, 4] });
    const mug = await heart("Mug");
    expect(names()).toEqual(["Shirt", "Mug"]);
    expect(mug.getAttribute("aria-pressed")).toBe("true");
    await user.click(mug);
    expect([mug.getAttribute("aria-pressed"), wishlist.get()]).toEqual(["false", [4]]);
    expect(names()).toEqual(["Shirt", "Mug"]);
    expect(screen.queryByRole("button", { name: /^Add/ })).toBeNull();
    await user.click(mug);
    expect(wishlist.get()).toEqual([4, 3]);
  });

  it("adds to the cart only what leaves no choice, and says so", async () => {
    const { user, sentTo } = await openList({ wishes: [3, 4, 5, 6] });
    await user.click(await screen.findByRole("button", { name: "Add 2 of 4 to cart" }));
    screen.getByText("Choose colour and size of the others on their pages.");
    await vi.waitFor(() => expect(sentTo("/api/ShoppingCart/Add/")).toHaveLength(2));
    expect(sentTo("/api/ShoppingCart/Add/").map(({ body }) => body)).toMatchObject([
      { productId: 6, productDetailsId: 61, size: "", qty: 1 },
      { productId: 3, productDetailsId: 31, size: "", qty: 1 },
    ]);
  });

  it("shows a shared list in the order of its owner, and saves it so", async () => {
    const { user, wishlist } = await openList({ hash: "#3,4", wishes: [6] });
    await vi.waitFor(() => expect(names()).toEqual(["Shirt", "Mug"]));
    await user.click(screen.getByRole("button", { name: "Save to my wishlist" }));
    expect(wishlist.get()).toEqual([6, 3, 4]);
  });

  it("shows a shared list without touching the own one until it is saved", async () => {
    const { user, wishlist } = await openList({ hash: "#3,999", wishes: [6] });
    await screen.findByRole("heading", { name: "A shared wishlist" });
    await heart("Mug");
    expect([names(), wishlist.get()]).toEqual([["Mug"], [6]]);
    screen.getByText(/One product is no longer sold/);
    await user.click(screen.getByRole("button", { name: "Save to my wishlist" }));
    expect(wishlist.get()).toEqual([6, 3]);
    expect(screen.queryByRole("button", { name: "Save to my wishlist" })).toBeNull();
    const saved = screen.getByText("Saved to your wishlist.");
    expect(document.activeElement).toBe(saved.closest("[tabindex='-1']")); // the pressed button has disappeared
  });

  it("can be tried again when the store could not be reached", async () => {
    let isOffline = true;
    const { user } = await openList({ wishes: [3], isOffline: () => isOffline });
    await screen.findByText("The list could not be loaded.");
    isOffline = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await heart("Mug");
  });
});
