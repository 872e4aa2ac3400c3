/**
 * With this manifest a phone or desktop can install the store (W3C Web Application Manifest). Colours:
 * web/ui/tokens.css.
 */
export const webAppManifest = (companyName: string): string =>
  JSON.stringify({
    id: "/",
    name: `${companyName} Store`,
    short_name: companyName,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fcfaf6",
    theme_color: "#fcfaf6",
    categories: ["shopping"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [{ name: "My Orders", url: "/accounts/order-history" }],
  });
