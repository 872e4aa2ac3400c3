import type { Page } from "playwright-core";
import type { PageState } from "./page-states.ts";

const openPanel = (panel: string) => async (page: Page) => {
  await page.locator(`header [data-panel=${panel}]`).click();
  await page.locator(`header [data-panel=${panel}][aria-expanded=true]`).waitFor();
  await page.locator("header :is(.panel-item, summary, input):visible").first().waitFor(); // its code is loaded
};
const openCart = async (page: Page) => {
  await page.getByRole("button", { name: /^Cart, / }).click();
  await page.getByRole("dialog", { name: "My Shopping Cart" }).waitFor();
};
const addToCart = async (page: Page) => {
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText("It’s in your cart.").waitFor();
};

const home = { route: "/", path: "/" } as const;
const product = { route: ":slug" } as const;
const VOLUME_PRICED = "/hardcover-notebook-a5";

export const cataloguePageStates: readonly PageState[] = [
  { ...home, name: "home" },
  { ...home, name: "menu", only: "phone", reach: openFirstMenuItem },
  { ...home, name: "menu", only: "desktop", reach: openSubMenu },
  { ...home, name: "search-panel", reach: openPanel("search") },
  { ...home, name: "search-suggestions", reach: openSuggestions },
  { ...home, name: "user-menu-of-guest", reach: openPanel("user") },
  { ...home, name: "user-menu", customer: "employee", reach: openPanel("user") },
  { ...home, name: "currency-menu", only: "desktop", reach: openPanel("currency") },
  { ...home, name: "mini-cart-empty", reach: openCart },

  { name: "category", route: ":slug", path: "/apparels" },
  { name: "category-filtered", route: ":slug", path: "/apparels?colour=ink&in-stock=1&sort=price-low" },
  { name: "category-filtered-to-nothing", route: ":slug", path: "/apparels?colour=mustard&price=usd-20-50" },
  { name: "filter-sheet", route: ":slug", path: "/apparels?colour=ink", only: "phone", reach: openFilters },

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
  { ...product, name: "product-alert", path: "/soy-wax-candle", reach: openAlert },
  {
    name: "back-in-stock",
    route: "products/back-in-stock",
    path: "/products/back-in-stock#a-token-of-a-mail",
  },
  { name: "wishlist-empty", route: "wishlist", path: "/wishlist" },
  {
    name: "wishlist-shared",
    route: "wishlist",
    path: "/wishlist#42,3,7",
    waitUntilLoaded: (page) => page.getByRole("article").first().waitFor(),
  },
  { ...product, name: "product-kit", path: "/welcome-kit" },
  {
    ...product,
    name: "product-kit-by-link",
    path: "/welcome-kit#coupon=KIT-1234&email=asha.rao%40ledgerline.example",
    waitUntilLoaded: (page) => page.getByText("Free, and your code is ready").waitFor(),
  },
  { ...product, name: "product-volume-prices", path: VOLUME_PRICED, reach: choose25 },
  { ...product, name: "quote", path: VOLUME_PRICED, reach: openQuote },
  { ...product, name: "quote-refused", path: VOLUME_PRICED, reach: submitEmptyQuote },
  { ...product, name: "product-food", path: "/bean-to-bar-chocolate-box" },
  { ...product, name: "product-disclaimer", path: "/everyday-mug", reach: openDisclaimer },
  { ...product, name: "product-without-size", path: "/classic-crew-tee", reach: addWithoutSize },
  { ...product, name: "product-kit-needs-login", path: "/welcome-kit", reach: addKitAsGuest },
  { ...product, name: "product-added", path: "/everyday-mug", reach: addToCart },
  { ...product, name: "size-chart", path: "/classic-crew-tee", reach: openSizeChart },
  { ...product, name: "product-looked-at-closely", path: "/everyday-mug", reach: openImageViewer },
  { ...product, name: "mini-cart", path: "/everyday-mug", reach: fillAndOpenCart },

  { name: "not-found", route: "*", path: "/no/such/page", expectedError: /status of 404/ },
  { name: "failed", route: ":slug", path: "/company/about-us", reach: failToNavigate, expectedError: /./ },
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

async function openFirstMenuItem(page: Page) {
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

async function addWithoutSize(page: Page) {
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText("Select a Size").waitFor();
}

async function addKitAsGuest(page: Page) {
  await page.getByText("M", { exact: true }).click();
  await page.getByRole("button", { name: "Order my kit" }).click();
  await page.getByText("Please login first to redeem you swag Kit.").waitFor();
}

async function choose25(page: Page) {
  await page.getByLabel(/^Quantity/).fill("25");
  await page.locator("tr[aria-current]").getByText("25", { exact: false }).first().waitFor();
}

async function openQuote(page: Page) {
  await page.getByRole("button", { name: "Quote as PDF" }).click();
  await page.getByRole("dialog", { name: "Quote as PDF" }).waitFor();
}

async function submitEmptyQuote(page: Page) {
  await openQuote(page);
  await page.getByRole("button", { name: "Download" }).click();
  await page.getByText("Please enter the company.").waitFor();
}

async function openImageViewer(page: Page) {
  await page.getByRole("button", { name: "Look closely" }).click();
  await page.getByRole("dialog", { name: "Pictures of Everyday Mug" }).waitFor();
}

async function openSizeChart(page: Page) {
  await page.getByRole("button", { name: "Size chart" }).click();
  await page.getByRole("dialog", { name: "Size chart" }).waitFor();
}

async function fillAndOpenCart(page: Page) {
  await addToCart(page);
  await page.getByRole("button", { name: "View cart" }).click();
  await page.getByTestId("cart-line").waitFor();
}

/** The data of the next page cannot be loaded, as without a network. */
async function failToNavigate(page: Page) {
  await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.locator('header a[href="/"]').first().click();
  await page.getByRole("heading", { name: "That did not work." }).waitFor();
}

async function openAlert(page: Page) {
  await page.getByRole("button", { name: "Tell me when it is back" }).click();
  await page.getByLabel("Email").fill("asha@");
  await page.getByRole("button", { name: "Tell me", exact: true }).click();
  await page.getByText("Please enter your email address.").waitFor();
}
