import type { Page } from "playwright-core";
import type { Place } from "./places.ts";

const openPanel = (panel: string) => async (page: Page) => {
  await page.locator(`header [data-panel=${panel}]`).click();
  await page.locator(`header [data-panel=${panel}][aria-expanded=true]`).waitFor();
  await page.locator("header :is(.panel-item, summary, input):visible").first().waitFor(); // its code has come
};
const openCart = async (page: Page) => {
  await page.getByRole("button", { name: /^Cart, / }).click();
  await page.getByRole("dialog", { name: "My Shopping Cart" }).waitFor();
};
const addThis = async (page: Page) => {
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText("It’s in your cart.").waitFor();
};

const home = { route: "/", path: "/" } as const;
const product = { route: ":slug" } as const;

export const catalogPlaces: readonly Place[] = [
  { ...home, name: "home" },
  { ...home, name: "menu", only: "phone", enter: openFirstFold },
  { ...home, name: "menu", only: "desktop", enter: openSubMenu },
  { ...home, name: "search-panel", enter: openPanel("search") },
  { ...home, name: "search-suggestions", enter: openSuggestions },
  { ...home, name: "user-menu-of-guest", enter: openPanel("user") },
  { ...home, name: "user-menu", who: "employee", enter: openPanel("user") },
  { ...home, name: "currency-menu", only: "desktop", enter: openPanel("currency") },
  { ...home, name: "mini-cart-empty", enter: openCart },

  { name: "category", route: ":slug", path: "/apparels" },
  { name: "category-filtered", route: ":slug", path: "/apparels?colour=ink&in-stock=1&sort=price-low" },
  { name: "category-filtered-to-nothing", route: ":slug", path: "/apparels?colour=mustard&price=2000-4000" },
  { name: "filter-sheet", route: ":slug", path: "/apparels?colour=ink", only: "phone", enter: openFilters },

  { name: "search", route: "products/search", path: "/products/search?searchTerm=mug" },
  { name: "search-before", route: "products/search", path: "/products/search" },
  { name: "search-nothing", route: "products/search", path: "/products/search?searchTerm=xylophone" },
  { name: "search-blank", route: "products/search", path: "/products/search?searchTerm=" },

  {
    name: "product",
    route: "store/:productUrl/:productId",
    path: "/store/everyday-mug/42",
  },
  { ...product, name: "product-with-sizes", path: "/classic-crew-tee" },
  { ...product, name: "product-sold-out", path: "/soy-wax-candle" },
  { ...product, name: "product-kit", path: "/welcome-kit" },
  { ...product, name: "product-food", path: "/bean-to-bar-chocolate-box" },
  { ...product, name: "product-disclaimer", path: "/everyday-mug", enter: openDisclaimer },
  { ...product, name: "product-without-size", path: "/classic-crew-tee", enter: forgetTheSize },
  { ...product, name: "product-kit-needs-login", path: "/welcome-kit", enter: takeKit },
  { ...product, name: "product-added", path: "/everyday-mug", enter: addThis },
  { ...product, name: "size-chart", path: "/classic-crew-tee", enter: openSizeChart },
  { ...product, name: "product-looked-at-closely", path: "/everyday-mug", enter: lookClosely },
  { ...product, name: "mini-cart", path: "/everyday-mug", enter: fillAndOpenCart },

  { name: "not-found", route: "*", path: "/no/such/page", complains: /status of 404/ },
  { name: "failed", route: ":slug", path: "/company/about-us", enter: failToNavigate, complains: /./ },
];

async function openSuggestions(page: Page) {
  await openPanel("search")(page);
  await page.getByRole("combobox", { name: "Search the store" }).fill("blue");
  await page.getByRole("option", { name: /^All \d+ results$/ }).waitFor();
}

async function openFilters(page: Page) {
  await page.getByRole("button", { name: "Sort and filter (1)" }).click();
  await page.getByRole("dialog", { name: "Sort and filter" }).waitFor();
}

async function openFirstFold(page: Page) {
  await openPanel("menu")(page);
  await page.locator("header summary").first().click();
}

async function openSubMenu(page: Page) {
  await page
    .getByRole("button", { name: /^More of/ })
    .first()
    .click();
  await page.locator("header .submenu[data-open]").waitFor();
}

async function openDisclaimer(page: Page) {
  await page.getByRole("tab", { name: "Disclaimer" }).click();
}

async function forgetTheSize(page: Page) {
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText("Select a Size").waitFor();
}

async function takeKit(page: Page) {
  await page.getByText("M", { exact: true }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText("Please login first to redeem you swag Kit.").waitFor();
}

async function lookClosely(page: Page) {
  await page.getByRole("button", { name: "Look closely" }).click();
  await page.getByRole("dialog", { name: "Pictures of Everyday Mug" }).waitFor();
}

async function openSizeChart(page: Page) {
  await page.getByRole("button", { name: "Size chart" }).click();
  await page.getByRole("dialog", { name: "Size chart" }).waitFor();
}

async function fillAndOpenCart(page: Page) {
  await addThis(page);
  await page.getByRole("button", { name: "View cart" }).click();
  await page.getByTestId("cart-line").waitFor();
}

/** The data of the next page cannot be fetched, as when the network is gone. */
async function failToNavigate(page: Page) {
  await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.locator('footer a[href="/apparels"]').click();
  await page.getByRole("heading", { name: "That did not work." }).waitFor();
}
