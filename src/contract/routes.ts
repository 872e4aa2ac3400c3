import { Type } from "typebox";
import * as accounts from "./accounts.schemas.ts";
import { adminAudit } from "./admin/audit.ts";
import { adminBulkOrderActions } from "./admin/bulk-order-actions.ts";
import { adminCategories } from "./admin/categories.ts";
import { adminContent } from "./admin/content.ts";
import { adminCountries } from "./admin/countries.ts";
import { adminCoupons } from "./admin/coupons.ts";
import { adminCurrencyRates } from "./admin/currency-rates.ts";
import { adminDashboard } from "./admin/dashboard.ts";
import { adminEnquiries } from "./admin/enquiries.ts";
import { adminImageUpload } from "./admin/image-upload.ts";
import { adminInventory } from "./admin/inventory.ts";
import { adminKit } from "./admin/kit.ts";
import { adminLeavers } from "./admin/leavers.ts";
import { adminOffices } from "./admin/offices.ts";
import { adminOrderDocuments } from "./admin/order-documents.ts";
import { adminOrderMails } from "./admin/order-mails.ts";
import { adminOrders } from "./admin/orders.ts";
import { adminPayments } from "./admin/payments.ts";
import { adminPeople } from "./admin/people.ts";
import { adminPrivacy } from "./admin/privacy.ts";
import { adminProductCsv } from "./admin/product-csv.ts";
import { adminProducts } from "./admin/products.ts";
import { adminRefundsAndReturns } from "./admin/refunds-and-returns.ts";
import { adminScheduledChanges } from "./admin/scheduled-changes.ts";
import { adminSecondFactor } from "./admin/second-factor.ts";
import * as cart from "./cart.schemas.ts";
import * as catalog from "./catalog.schemas.ts";
import * as checkout from "./checkout.schemas.ts";
import { customerOrders } from "./customer-orders.ts";
import type { ErrorCode } from "./errors.ts";
import { PositiveId, UserId } from "./field-schemas.ts";
import type { Route } from "./route.ts";
import { savedAddresses } from "./saved-addresses.ts";
import { webhooks } from "./webhooks.ts";

const ProductParams = Type.Object({ productId: PositiveId });
const CategoryParams = Type.Object({ categoryUrl: Type.String({ minLength: 1, maxLength: 120 }) });
const UserParams = Type.Object({ userId: UserId });

const cartLineErrors = [
  "bad_session_id",
  "login_needed",
  "login_expired",
  "not_yours",
  "product_not_found",
  "product_withdrawn",
  "variant_unknown",
  "size_needed",
  "size_unknown",
  "out_of_stock",
  "kit_email_not_verified",
  "kit_already_redeemed",
] as const satisfies readonly ErrorCode[];

/**
 * The whole HTTP API in one table: the 29 calls of the specification's section 7, word for word, and our extensions
 * (refresh, logout, cancel, order details, reorder, saved addresses, search suggestions, webhooks and the admin's
 * calls). Validation, the typed browser client and OpenAPI derive from this table.
 */
export const routes = {
  "POST /api/ShoppingCart/Cart/{userIdOrSessionId}": {
    tag: "Cart",
    summary: "The lines of a customer's or guest's cart",
    auth: "optional",
    params: cart.CartOwnerParams,
    output: cart.CartLines,
    errors: ["bad_session_id", "login_needed", "login_expired", "not_yours"],
  },
  "POST /api/ShoppingCart/Add/": {
    tag: "Cart",
    summary: "Add a product; if the same product, variant and size is in the cart, its quantity grows",
    auth: "optional",
    body: cart.CartLineInput,
    output: cart.CartLines,
    errors: cartLineErrors,
  },
  "POST /api/ShoppingCart/Update/": {
    tag: "Cart",
    summary: "Set the quantity of a cart line",
    auth: "optional",
    body: cart.CartLineInput,
    output: cart.CartLines,
    errors: [...cartLineErrors, "line_not_found"],
  },
  "POST /api/ShoppingCart/Delete": {
    tag: "Cart",
    summary: "Remove a cart line: 1 removed, 0 was not there",
    auth: "optional",
    body: cart.DeleteLineInput,
    output: Type.Integer({ minimum: 0, maximum: 1 }),
    errors: ["login_needed", "login_expired", "not_yours"],
  },
  "POST /api/ShoppingCart/Checkout": {
    tag: "Checkout",
    summary: "Place an order; returns its number",
    auth: "user",
    headers: checkout.CheckoutHeaders,
    body: checkout.CheckoutInput,
    output: Type.String({ description: "order number" }),
    errors: [
      "login_needed",
      "login_expired",
      "not_yours",
      "cart_empty",
      "cart_changed",
      "price_changed",
      "coupon_not_valid",
      "kit_needs_coupon",
      "kit_not_alone",
      "kit_already_redeemed",
      "kit_email_not_verified",
      "out_of_stock",
      "product_withdrawn",
      "currency_unknown",
      "address_missing",
      "office_unknown",
      "billing_not_allowed",
      "idempotency_key_reused",
    ],
  },
  "POST /api/Redemption/Validate": {
    tag: "Checkout",
    summary: "Check whether a coupon applies, and compute its discount",
    auth: "optional",
    body: checkout.CouponValidationInput,
    output: checkout.CouponValidation,
    errors: ["bad_session_id", "login_needed", "login_expired", "not_yours"],
    perMinute: 30,
  },
  "GET /api/orders/{userId}": {
    tag: "Orders",
    summary: "The latest orders of a customer, newest first",
    auth: "user",
    params: UserParams,
    output: Type.Array(checkout.OrderRow),
    errors: ["not_yours"],
  },
  "POST /api/orders/{orderNo}/cancel": {
    tag: "Orders",
    summary: "Cancel one of the caller's orders, within 24 hours and before it is processed (extension)",
    auth: "user",
    params: Type.Object({ orderNo: Type.String({ minLength: 1, maxLength: 40 }) }),
    output: checkout.OrderRow,
    errors: ["order_not_found", "cancel_too_late"],
  },
  ...customerOrders,
  ...savedAddresses,
  "GET /api/officelocations": {
    tag: "Catalogue",
    summary: "The company's offices, for the billing address",
    auth: "none",
    output: Type.Array(catalog.OfficeLocation),
    errors: [],
  },
  "GET /api/servicelocations": {
    tag: "Catalogue",
    summary: "The countries that the store ships to, with their shipping charges",
    auth: "none",
    output: Type.Array(catalog.ServiceLocation),
    errors: [],
  },
  "GET /api/HeaderMenu": {
    tag: "Catalogue",
    summary: "The top menu",
    auth: "none",
    output: Type.Array(catalog.HeaderMenu),
    errors: [],
  },
  "GET /api/currencyrates": {
    tag: "Catalogue",
    summary: "The display currencies",
    auth: "none",
    output: Type.Array(catalog.CurrencyRate),
    errors: [],
  },
  "POST /api/bulkEnquiry": {
    tag: "Enquiries",
    summary: "Send a bulk enquiry",
    auth: "none",
    acceptsForm: true,
    body: accounts.EnquiryInput,
    output: Type.Literal(200),
    errors: ["malformed"],
    perMinute: 10,
  },
  "POST /api/contact": {
    tag: "Enquiries",
    summary: "Send a contact enquiry",
    auth: "none",
    acceptsForm: true,
    body: accounts.EnquiryInput,
    output: Type.Literal(200),
    errors: ["malformed"],
    perMinute: 10,
  },
  "GET /api/Product/Search": {
    tag: "Catalogue",
    summary: "Products that match a search term; typing errors are tolerated",
    auth: "none",
    query: Type.Object({ searchTerm: Type.String({ maxLength: 200 }) }),
    output: Type.Array(catalog.ProductCard),
    errors: ["search_term_empty"],
  },
  "GET /api/catalog/suggest": {
    tag: "Catalogue",
    summary:
      "A few search terms, products and categories while somebody types; empty when the search finds nothing (extension)",
    auth: "none",
    query: Type.Object({ term: Type.String({ maxLength: 80 }) }),
    output: catalog.SearchSuggestions,
    errors: [],
  },
  "GET /api/Product/{productId}": {
    tag: "Catalogue",
    summary: "One product",
    auth: "none",
    params: ProductParams,
    output: catalog.Product,
    errors: ["product_not_found"],
  },
  "GET /api/Product/Recommend/{productId}": {
    tag: "Catalogue",
    summary: "Products recommended with this one",
    auth: "none",
    params: ProductParams,
    output: Type.Array(catalog.ProductCard),
    errors: ["product_not_found"],
  },
  "GET /api/Category/{categoryUrl}": {
    tag: "Catalogue",
    summary: "A category's texts",
    auth: "none",
    params: CategoryParams,
    output: catalog.CategoryView,
    errors: ["category_not_found"],
  },
  "GET /api/Category/Product/{categoryUrl}": {
    tag: "Catalogue",
    summary: "A category's products",
    auth: "none",
    params: CategoryParams,
    output: Type.Array(catalog.ProductCard),
    errors: ["category_not_found"],
  },
  "GET /api/swagApplicable/{userId}": {
    tag: "Checkout",
    summary: "1 when the customer may redeem the welcome kit, else 0",
    auth: "optional",
    params: UserParams,
    output: Type.Integer({ minimum: 0, maximum: 1 }),
    errors: ["login_needed", "login_expired", "not_yours"],
  },
  "POST /api/accounts/login": {
    tag: "Accounts",
    summary: "Log in; userId is 0 when e-mail address or password is wrong",
    auth: "none",
    body: accounts.LoginInput,
    output: accounts.LoginResponse,
    errors: ["bad_session_id"],
    perMinute: 20,
  },
  "POST /api/accounts/refresh": {
    tag: "Accounts",
    summary: "Extend the login to 20 minutes from now (extension)",
    auth: "user",
    output: accounts.RefreshResponse,
    errors: ["login_expired"],
  },
  "POST /api/accounts/logout": {
    tag: "Accounts",
    summary: "Log out: revoke the token (extension)",
    auth: "optional",
    output: Type.Integer({ minimum: 0, maximum: 1 }),
    errors: [],
  },
  "POST /api/accounts/signup": {
    tag: "Accounts",
    summary: "Create an account, log in, and mail a one-time code for setting the password",
    auth: "optional",
    body: accounts.SignUpInput,
    output: accounts.LoginResponse,
    errors: [
      "bad_session_id",
      "email_taken",
      "email_domain",
      "email_invalid",
      "malformed",
      "login_needed",
      "login_expired",
      "not_yours",
    ],
    perMinute: 10,
  },
  "POST /api/accounts/recover": {
    tag: "Accounts",
    summary: "Mail a one-time code; the same as SendOtp",
    auth: "none",
    body: accounts.RecoverInput,
    output: Type.Integer(),
    errors: ["too_many_requests"],
    perMinute: 10,
  },
  "POST /api/accounts/emailexists": {
    tag: "Accounts",
    summary: "True when no account has this e-mail address",
    auth: "none",
    body: accounts.EmailInput,
    output: Type.Boolean(),
    errors: [],
    perMinute: 30,
  },
  "POST /api/accounts/changepassword": {
    tag: "Accounts",
    summary: "Change the password: 1 changed, -1 the current password is wrong, -2 refused",
    auth: "user",
    body: accounts.ChangePasswordInput,
    output: Type.Integer(),
    errors: ["not_yours"],
    perMinute: 10,
  },
  "POST /api/accounts/SendOtp": {
    tag: "Accounts",
    summary:
      "Mail a one-time code: 1 sent, 2 already sent less than a minute ago and still valid, 0 unknown e-mail address",
    auth: "none",
    body: accounts.EmailInput,
    output: Type.Integer(),
    errors: ["too_many_requests"],
    perMinute: 10,
  },
  "POST /api/accounts/RecoverPassword": {
    tag: "Accounts",
    summary:
      "Set a password with a one-time code: 1 done, -1 wrong code, -4 expired, -3 invalid input, 0 unknown e-mail address",
    auth: "none",
    body: accounts.RecoveryInput,
    output: Type.Integer(),
    errors: [],
    perMinute: 20,
  },
  "GET /api/Home/HomeView": {
    tag: "Catalogue",
    summary: "The home page's texts and tiles",
    auth: "none",
    output: catalog.HomeView,
    errors: [],
  },
  "GET /api/Home/SlideImages": {
    tag: "Catalogue",
    summary: "The home page's slides",
    auth: "none",
    output: Type.Array(catalog.HomeSlide),
    errors: [],
  },
  "GET /api/Home/Listing": {
    tag: "Catalogue",
    summary: "The home page's sections: a heading and its products",
    auth: "none",
    output: Type.Array(catalog.HomeSection),
    errors: [],
  },
  ...adminRefundsAndReturns,
  ...adminOrderMails,
  ...webhooks,
  ...adminOrders,
  ...adminBulkOrderActions,
  ...adminPayments,
  ...adminOrderDocuments,
  ...adminDashboard,
  ...adminAudit,
  ...adminInventory,
  ...adminProducts,
  ...adminProductCsv,
  ...adminScheduledChanges,
  ...adminCategories,
  ...adminEnquiries,
  ...adminPeople,
  ...adminLeavers,
  ...adminPrivacy,
  ...adminKit,
  ...adminSecondFactor,
  ...adminCurrencyRates,
  ...adminContent,
  ...adminImageUpload,
  ...adminCountries,
  ...adminOffices,
  ...adminCoupons,
} as const satisfies Record<string, Route>;

export type Routes = typeof routes;
export type RouteKey = keyof Routes;
