import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { leaveOutUnused } from "./src/web/bundling/leave-out-unused.ts";
import { weighModules } from "./src/web/bundling/weigh-modules.ts";

/** The shell and what it stands on. It only decides which file carries a module: a name missing here is no fault. */
const onEveryPage = new RegExp(
  `src/(${[
    "features/(money/money|session/session-life)",
    "web/ui/(breadcrumb|button|html|icon|later|picture|price|skip-link|spinner)",
    "web/storefront/(root|store-data|page-meta|accent|inline-style|entry.client|account/(need|after)-login)",
    "web/storefront/catalog/(category-page-later|load-once|product-page-later|product-parts-later|use-for-a-while)",
    "web/storefront/state/(cart-elsewhere|cart-state|count-windows|currency|kept-value|log-out|money|session-id|user)",
    "web/storefront/shell/(browser-life|cart-button|footer|header|logo|menu|menu-link|mini-cart-state|panel-button|shell|use-open)",
  ].join("|")})\\.tsx?$`,
);

/** Under their names here the server announces these two (entry.server.tsx). */
const onPagesOfCards = /src\/web\/(ui\/product-card|storefront\/catalog\/(card-grid|group-rows))\.tsx?$/;
const onPagesOfLists =
  /src\/(features\/catalog\/|web\/storefront\/catalog\/(category-page|chosen-filters|filter-form|list-choice|narrowed-list)\.)/;

const onProductPages =
  /src\/web\/(ui\/quantity-stepper|storefront\/catalog\/(buy-bar|buy-box|colour-choice|gallery|product-page|put-into-cart-later|recently-viewed|size-choice|use-buying|use-strip))\.tsx?$/;

/** What a product page brings to life after what is bought with. */
const onProductPagesLater =
  /src\/(features\/shipping\/|web\/(ui\/tabs|storefront\/catalog\/(about-product|chosen-country|delivery-dates|delivery-estimate|delivery-notes|recommended|share-button|specification)))/;

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), leaveOutUnused, weighModules, reactRouter()],
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
                { name: "store", test: onEveryPage },
                // In this order: a group takes along what its modules import and no group above has taken.
                { name: "message", test: /src\/web\/ui\/message\.tsx$/ },
                { name: "cards", test: onPagesOfCards },
                { name: "listing", test: onPagesOfLists },
                { name: "product", test: onProductPages },
                { name: "delivery-and-about", test: onProductPagesLater },
              ],
            },
          },
        },
      },
    },
  },
  // One self-contained server bundle: React and the router are its own copies, in production form whatever NODE_ENV says.
  // While developing they are Node's to load, for Vite runs modules only, and React is none.
  ...(command === "build" && { ssr: { noExternal: true } }),
  server: { allowedHosts: ["localhost"] },
}));
