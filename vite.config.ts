import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * The scripts that several pages share, by the file that each is made around: a group takes the named files and everything
 * that they import, unless a group above has it. All other code is in the script of its own page, or of what loads it later.
 * A name that is missing here breaks nothing, it only moves code. entry.server.tsx preloads `cards` and `listing` by name.
 */
const groups = {
  /** The shell of every page, and the small components that most pages have. */
  store:
    "storefront/(root|entry.client|page/(read-texts|text-modules))|platform/language/(language|t)|ui/(breadcrumb|button|carried-image|html|message|pre-hydration-click|price|responsive-image|whole-words)",
  /** How days, countries and promises of the store are written. */
  wording:
    "storefront/wording/(country-name|date-locale|days-text|others|policy-days|unbroken)|platform/settings/(policy-texts|format-days)",
  /** When something is there: for orders and claims, not for the pages of text. */
  dates: "platform/settings/delivery-dates",
  login: "storefront/(account/require|state/after)-login",
  /** What came along with a link or a press, for account pages and checkout, which have nothing else of a product. */
  arrival: "storefront/state/(linked-coupon|page-notice|press-before-login)",
  forms: "storefront/form/(use-form|submit-button)|ui/(field|narrow-page)|platform/mail/email-address",
  wishlist: "storefront/catalogue/wish-button",
  cards: "storefront/catalogue/card-grid",
  listing: "storefront/catalogue/category-page",
  product: "storefront/catalogue/product-page",
  /** The parts of a product page that are hydrated after the buy form. */
  "delivery-and-about":
    "storefront/catalogue/(delivery-notes|about-product|alert-request|product-actions|recommended)",
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "src/web/storefront/public",
  build: { target: "es2023", assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page loads a list of all files: a letter fewer in each is 0.1 KB.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler|icu-minify)\//,
                },
                ...Object.entries(groups).map(([name, files]) => ({
                  name,
                  test: new RegExp(`src/(web/)?(${files})\\.tsx?$`),
                })),
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
