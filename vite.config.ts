import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { inlineTextsPlugin } from "./src/web/bundling/inline-texts.ts";

/**
 * The shell and the modules it needs. This only decides which bundle a module goes into; a name missing here breaks
 * nothing.
 */
const shellModules = new RegExp(
  `src/(${[
    "platform/(language/language|money/money|session/session-expiry)",
    "web/language/t",
    "web/ui/(breadcrumb|button|html|icon|lazy|responsive-image|price|spinner|whole-words)",
    "web/storefront/(root|store-data|page-meta|date-locale|accent|inline-style|entry.client|account/(require|after)-login)",
    "web/storefront/catalogue/(lazy-pages|lazy-product-sections|use-true-for)",
    "web/storefront/state/(cart-sync|cart-state|last-tab-logout|currency|linked-coupon|stored-value|log-out|money|session-id|show-money|user)",
    "web/storefront/shell/(client-effects|cart-button|footer|header|logo|menu|menu-link|mini-cart-state|panel-button|shell|use-open-panel)",
  ].join("|")})\\.tsx?$`,
);

/**
 * entry.server.tsx preloads this group and the next one by the names given below. Lists have a dialog for their filters; it is
 * not in their group, because My Orders has one without a list.
 */
const cardModules = /src\/web\/(ui\/(dialog|product-card)|storefront\/catalogue\/card-grid)\.tsx?$/;
const listModules =
  /src\/(catalogue\/product\/|web\/storefront\/catalogue\/(category-page|chosen-filters|filter-form|use-list-filters|filtered-list|wish-action)\.)/;

const productModules =
  /src\/web\/(ui\/quantity-stepper|storefront\/catalogue\/(buy-bar|buy-box|colour-choice|gallery|product-page|size-choice|use-buying|use-carousel))\.tsx?$/;

/** The parts of a product page that are hydrated after the buy form. */
const lazyProductModules =
  /src\/(catalogue\/shipping\/|platform\/settings\/delivery-dates|web\/(ui\/tabs|storefront\/catalogue\/(about-product|alert-request|chosen-country|delivery-estimate|delivery-notes|product-actions|recommended|share-button)))/;

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), inlineTextsPlugin("all"), reactRouter()],
  publicDir: "src/web/storefront/public",
  build: { target: "es2023", assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: "store", test: shellModules },
                // The order matters: a group also gets the imports of its modules, unless a group above has them.
                { name: "message", test: /src\/web\/ui\/message\.tsx$/ },
                { name: "pre-hydration-click", test: /src\/web\/ui\/pre-hydration-click\.tsx$/ },
                { name: "policy-texts", test: /src\/platform\/settings\/policy-texts\.ts$/ },
                { name: "cards", test: cardModules },
                { name: "listing", test: listModules },
                { name: "product", test: productModules },
                // Lists of orders write days, and know nothing of how they are counted.
                {
                  name: "format-days",
                  test: /src\/(platform\/settings\/format-days|web\/storefront\/unbroken)\.ts$/,
                },
                // Orders need it too, without what else stands on a product's page.
                {
                  name: "delivery-dates",
                  test: /src\/(platform\/settings\/delivery-dates|web\/storefront\/(country-name|days-text|others))\.ts$/,
                },
                { name: "delivery-and-about", test: lazyProductModules },
              ],
            },
          },
        },
      },
    },
  },
  // The server bundle includes React and the router, so they are the production versions whatever NODE_ENV says.
  // In development Node loads them, because Vite only runs ES modules and React is not one.
  ...(command === "build" && { ssr: { noExternal: true } }),
  server: { allowedHosts: ["localhost"] },
}));
