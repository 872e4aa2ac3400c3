/** Paths of the store itself that a menu may lead to (src/web/storefront/routes.ts). A test compares them. */
export const storePaths: ReadonlySet<string> = new Set([
  ...["/", "/products/search", "/products/back-in-stock", "/checkout", "/claim"],
  ...["/company/contact-us", "/company/about-us", "/company/privacy-policy", "/company/terms-and-conditions"],
  ...["/orders/shipping-policy", "/orders/return-policy", "/orders/placing-a-order", "/orders/bulk-enquiry"],
  ...["/orders/track-order", "/accounts/login", "/accounts/signup", "/accounts/order-history"],
  ...[
    "/accounts/recover-password",
    "/accounts/change-password",
    "/accounts/my-account",
    "/checkout/order-confirm",
    "/wishlist",
  ],
]);
