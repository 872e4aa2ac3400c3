import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** A route whose id is its path: where both are one text, the list of routes that every page loads is smaller. */
const named = (path: string, file: string) => route(path, file, { id: path });

/** Every path of the storefront (specification 2). Any other path is a category, a product or the 404 page. */
export default [
  index("home/home.tsx"),

  route("products/search", "catalogue/search.tsx"),
  named("products/back-in-stock", "catalogue/back-in-stock.tsx"),
  route("store/:productUrl/:productId", "catalogue/product-by-id.tsx"),

  route("company/contact-us", "company/contact-us.tsx"),
  route("company/about-us", "company/about-us.tsx"),
  route("company/privacy-policy", "company/privacy-policy.tsx"),
  route("company/terms-and-conditions", "company/terms-and-conditions.tsx"),

  route("orders/shipping-policy", "order-policies/shipping-policy.tsx"),
  route("orders/return-policy", "order-policies/return-policy.tsx"),
  route("orders/placing-a-order", "order-policies/placing-a-order.tsx"),
  route("orders/bulk-enquiry", "order-policies/bulk-enquiry.tsx"),
  named("orders/track-order", "order/link/by-link.tsx"),

  named("claim", "claim/claim.tsx"),
  named("checkout", "checkout/checkout.tsx"),
  named("checkout/order-confirm", "checkout/order-confirm.tsx"),

  named("accounts/login", "account/login.tsx"),
  named("accounts/signup", "account/signup.tsx"),
  named("accounts/recover-password", "account/recover-password.tsx"),
  named("accounts/my-account", "account/my-account.tsx"),
  named("accounts/change-password", "account/change-password.tsx"),
  named("accounts/order-history", "order/order-history.tsx"),
  route("accounts/orders/:orderNo", "order/order-page.tsx"),

  named("wishlist", "wishlist/wishlist.tsx"),

  route(":slug", "catalogue/category-or-product.tsx"),
  route("*", "not-found.tsx"),
] satisfies RouteConfig;
