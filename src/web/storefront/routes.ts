import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every path of the storefront (specification 2). Any other path is a category, a product or the 404 page. */
export default [
  index("home/home.tsx"),

  route("products/search", "catalogue/search.tsx"),
  route("products/back-in-stock", "catalogue/back-in-stock.tsx"),
  route("store/:productUrl/:productId", "catalogue/product-by-id.tsx"),

  route("company/contact-us", "company/contact-us.tsx"),
  route("company/about-us", "company/about-us.tsx"),
  route("company/privacy-policy", "company/privacy-policy.tsx"),
  route("company/terms-and-conditions", "company/terms-and-conditions.tsx"),

  route("orders/shipping-policy", "orders/shipping-policy.tsx"),
  route("orders/return-policy", "orders/return-policy.tsx"),
  route("orders/placing-a-order", "orders/placing-a-order.tsx"),
  route("orders/bulk-enquiry", "orders/bulk-enquiry.tsx"),
  route("orders/track-order", "orders/track-order.tsx"),
  route("orders/quote", "quote/quote.tsx"),

  route("claim", "claim/claim.tsx"),
  route("checkout", "checkout/checkout.tsx"),
  route("checkout/order-confirm", "checkout/order-confirm.tsx"),

  route("accounts/login", "account/login.tsx"),
  route("accounts/signup", "account/signup.tsx"),
  route("accounts/recover-password", "account/recover-password.tsx"),
  route("accounts/my-account", "account/my-account.tsx"),
  route("accounts/change-password", "account/change-password.tsx"),
  route("accounts/order-history", "account/order-history.tsx"),
  route("accounts/orders/:orderNo", "account/order-page.tsx"),

  route("wishlist", "catalogue/wishlist.tsx"),

  route(":slug", "catalogue/category-or-product.tsx"),
  route("*", "not-found.tsx"),
] satisfies RouteConfig;
