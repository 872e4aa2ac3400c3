import { findProduct, plainProduct } from "../../../tests/support/shopping.ts";
import { type AdminScreen, clickButton } from "./admin-screen.ts";
import type { SampleStore } from "./open-sample-store.ts";

const shirt = ({ store }: SampleStore) => findProduct(store, (p) => p.isTShirt && !p.isSwagItem);
const countOf = ({ store }: SampleStore) =>
  `/stock/${encodeURIComponent(`${plainProduct(store).productDetails[0]?.id}~`)}/show`;

export const catalogueScreens: readonly AdminScreen[] = [
  { name: "products", path: "/products", role: "catalogue", shows: "Canvas Tote" },
  {
    name: "products-none",
    path: "/products?filter=%7B%22q%22%3A%22nothing%20like%20it%22%7D",
    shows: "Nothing is found using the current filters.",
  },
  {
    name: "products-prices",
    path: "/products",
    role: "catalogue",
    shows: "Canvas Tote",
    async enter(page) {
      for (const n of [1, 2, 3]) await page.getByRole("checkbox").nth(n).check();
      await clickButton(page, "Change prices");
      await page.getByLabel("Percent").fill("15");
    },
  },
  { name: "product-imports", path: "/product-imports/create", role: "catalogue", shows: "The file" },
  { name: "product", path: (filled) => `/products/${shirt(filled).productId}`, shows: "Withdraw" },
  {
    name: "product-colours",
    path: (filled) => `/products/${shirt(filled).productId}/1`,
    shows: "Add images",
  },
  {
    name: "product-texts",
    path: (filled) => `/products/${shirt(filled).productId}/2`,
    shows: "Description",
  },
  { name: "product-search", path: (filled) => `/products/${shirt(filled).productId}/3`, shows: "Withdraw" },
  { name: "product-new", path: "/products/create", shows: "URL path" },
  {
    name: "product-wrong",
    path: "/products/create",
    shows: "URL path",
    enter: (page) => clickButton(page, /^Save/),
  },
  { name: "categories", path: "/categories", shows: "Drinkware" },
  { name: "category", path: "/categories/1", shows: "Links to an earlier path no longer work" },
  { name: "stock", path: "/stock", shows: "Low is, at most" },
  { name: "stock-one", path: countOf, shows: "Every movement" },
  { name: "stock-count", path: "/stock-counts/create", role: "catalogue", shows: "What lies there" },
  {
    name: "stock-count-scrolled",
    path: "/stock-counts/create",
    role: "catalogue",
    shows: "What lies there",
    enter: (page) =>
      page.getByRole("region", { name: "Pieces that lie there" }).evaluate((grid) => grid.scrollTo(250, 0)),
  },
  { name: "stock-ledger", path: "/stock-movements", shows: "Then" },
  { name: "kit", path: "/kit", shows: "Which size runs out when" },
  {
    name: "kit-forecast",
    path: "/kit",
    shows: "Which size runs out when",
    enter: async (page) => {
      await page.getByLabel("Joiners", { exact: true }).fill(joiners());
      await clickButton(page, "Calculate");
      await page.waitForLoadState("networkidle");
    },
  },
  { name: "content", path: "/content", shows: "Home: groups of products" },
  { name: "content-slides", path: "/content/slides/show", shows: "Add a slide" },
  { name: "content-tiles", path: "/content/tiles/show", shows: "Add a tile" },
  { name: "content-groups", path: "/content/groups/show", shows: "Find a product" },
  { name: "content-menu", path: "/content/menu/show", shows: "Add an item" },
  { name: "content-texts", path: "/content/home-texts/show", shows: "Keywords" },
  { name: "content-page", path: "/content/privacy-policy/show", shows: "Write your own text" },
];

/** Ninety joiners over the next three months. */
function joiners(): string {
  const day = (n: number) => new Date(Date.now() + n * 24 * 3_600_000).toISOString().slice(0, 10);
  return Array.from(
    { length: 90 },
    (_, n) => `${day(n + 1)}${n % 4 ? "" : `, ${["S", "M", "L", "XL"][n % 3]}`}`,
  ).join("\n");
}
