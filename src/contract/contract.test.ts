import { Ajv } from "ajv";
import { describe, expect, it, test } from "vitest";
import * as accounts from "./accounts.schemas.ts";
import * as cart from "./cart.schemas.ts";
import * as catalogue from "./catalogue.schemas.ts";
import * as checkout from "./checkout.schemas.ts";
import { examples } from "./examples.ts";
import type { Route } from "./route.ts";
import { type RouteKey, routes } from "./routes.ts";

/** Section 7 of the specification, word for word. */
const specified = [
  "POST /api/ShoppingCart/Cart/{userIdOrSessionId}",
  "POST /api/ShoppingCart/Add/",
  "POST /api/ShoppingCart/Update/",
  "POST /api/ShoppingCart/Delete",
  "POST /api/ShoppingCart/Checkout",
  "POST /api/Redemption/Validate",
  "GET /api/orders/{userId}",
  "GET /api/officelocations",
  "GET /api/servicelocations",
  "GET /api/HeaderMenu",
  "GET /api/currencyrates",
  "POST /api/bulkEnquiry",
  "POST /api/contact",
  "GET /api/Product/{productId}",
  "GET /api/Product/Recommend/{productId}",
  "GET /api/Product/Search",
  "GET /api/Category/{categoryUrl}",
  "GET /api/Category/Product/{categoryUrl}",
  "GET /api/swagApplicable/{userId}",
  "POST /api/accounts/login",
  "POST /api/accounts/signup",
  "POST /api/accounts/recover",
  "POST /api/accounts/emailexists",
  "POST /api/accounts/changepassword",
  "POST /api/accounts/SendOtp",
  "POST /api/accounts/RecoverPassword",
  "GET /api/Home/HomeView",
  "GET /api/Home/SlideImages",
  "GET /api/Home/Listing",
];

test("the contract has every call of the specification, with exactly its method and path [spec 7.4-32]", () => {
  expect(Object.keys(routes)).toEqual(expect.arrayContaining(specified));
});

test("each call of the specification has an example that its schemas accept", () => {
  const ajv = new Ajv({ strict: false, formats: { date: true, "shop-language": true } });
  for (const key of specified) {
    const route: Route = routes[key as RouteKey];
    const example = examples[key];
    for (const part of ["params", "query", "body", "output"] as const) {
      const schema = route[part];
      const given = example?.[part] ?? (part === "query" ? {} : undefined);
      if (schema) expect(ajv.validate(schema, given), `${key}: ${part}`).toBe(true);
    }
  }
  expect(Object.keys(examples).toSorted()).toEqual(specified.toSorted());
});

test("every call that reads or writes personal data checks the bearer token [spec 6.9]", () => {
  const personal = Object.entries(routes).filter(([key]) =>
    /orders|Checkout|changepassword|ShoppingCart|swag/.test(key),
  );
  expect(personal.length).toBeGreaterThan(8);
  for (const [key, route] of personal) expect(route.auth, key).not.toBe("none");
  for (const key of [
    "GET /api/orders/{userId}",
    "POST /api/ShoppingCart/Checkout",
    "POST /api/accounts/changepassword",
  ])
    expect(routes[key as keyof typeof routes].auth, key).toBe("user");
});

describe("the fields of the specification", () => {
  const fieldsOf = (schema: { properties?: object; items?: { properties?: object } }): string[] =>
    Object.keys(schema.properties ?? schema.items?.properties ?? {});
  const fieldOf = (schema: { properties: Record<string, object> }, name: string) =>
    schema.properties[name] ?? {};

  it.each([
    ["logged-in user", accounts.LoginResponse, "userId token isOrg fullName loginTime"],
    [
      "cart line",
      cart.CartLine,
      "cartId sessionId productId productDetailsId webPrice sellingPrice qty total productName imagePath isSwag isTShirt size discount discountPercent couponCode userId packageWeight",
    ],
    [
      "cart line sent",
      cart.CartLineInput,
      "cartId sessionId productId productDetailsId webPrice sellingPrice qty total productName imagePath isSwag isTShirt size discount discountPercent couponCode userId packageWeight",
    ],
    [
      "delivery address",
      checkout.DeliveryAddress,
      "id recipientName postalCode recipientCity region address recipientPhone isBilling country",
    ],
    [
      "checkout payload",
      checkout.CheckoutInput,
      "id cart deliveryAddress couponCode userId currencyCode billingAddressId",
    ],
    [
      "coupon validation request",
      checkout.CouponValidationInput,
      "name userId swagApplicable swagValidated couponValidated discountPercent discountAmount cartTotal netQty",
    ],
    [
      "coupon validation response",
      checkout.CouponValidation,
      "swagValidated couponValidated discountAmount discountPercent name",
    ],
    ["service location", catalogue.ServiceLocation, "id name deliveryCharge shippingCharges"],
    [
      "shipping charge",
      fieldOf(catalogue.ServiceLocation, "shippingCharges"),
      "weightFrom weightTo deliveryCharge",
    ],
    ["office location", catalogue.OfficeLocation, "id name"],
    ["currency rate", catalogue.CurrencyRate, "currencyCode currencyRate currencySymbol currencyName"],
    [
      "product",
      catalogue.Product,
      "productId productName productUrl categoryName categoryUrl isSwagItem isTShirt shortDescription productDescription productImages productDetails",
    ],
    ["product detail", catalogue.ProductDetail, "id sellingPrice webPrice imagePath sizes"],
    ["size", catalogue.ProductSize, "name"],
    ["product card", catalogue.ProductCard, "productName productUrl imagePath sellingPrice webPrice"],
    [
      "home page data",
      catalogue.HomeView,
      "pageTitle metaDescription metaKeywords pageHeading categoryDescription",
    ],
    ["home slide", catalogue.HomeSlide, "type imageUrl linkUrl linkText title"],
    ["home tile", fieldOf(catalogue.HomeView, "tiles"), "linkUrl imageUrl displayText caption linkText"],
    ["home section", catalogue.HomeSection, "displayHeading products"],
    [
      "category view",
      catalogue.CategoryView,
      "categoryName pageHeading categoryDescription pageTitle metaDescription metaKeywords",
    ],
    [
      "order row",
      checkout.OrderRow,
      "orderNo orderedOn netAmount isSwag status shippedBy shipmentDate awbNo",
    ],
    ["header menu item", catalogue.HeaderMenu, "menuName menuLink headerMenus"],
    ["header sub-item", fieldOf(catalogue.HeaderMenu, "headerMenus"), "menuName menuLink"],
    ["login request", accounts.LoginInput, "userName password sessionId"],
    [
      "sign-up request",
      accounts.SignUpInput,
      "firstName lastName email contactNo isIndividual userId sessionId",
    ],
    ["recovery model", accounts.RecoveryInput, "email otp newPassword"],
    ["recovery model of POST /api/accounts/recover", accounts.RecoverInput, "email otp newPassword"],
    [
      "password change payload",
      accounts.ChangePasswordInput,
      "currentPassword newPassword confirmNewPassword userId",
    ],
    ["enquiry payload", accounts.EnquiryInput, "Name Email Description ProductIdea Budget Qty"],
  ])("are all in the contract: %s [spec 3.1-20]", (_, schema, names) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(names.split(" ")));
  });
});

test("every required text of a request says whether it is trimmed, and passwords, codes and tokens are not", () => {
  const undecided: string[] = [];
  const changed: string[] = [];
  const visit = (schema: unknown, path: string): void => {
    if (typeof schema !== "object" || schema === null) return;
    const { type, minLength, pattern, "x-trimmed": trimmed } = schema as Record<string, unknown>;
    // A pattern of its own says which characters a text may have.
    const isRequired = type === "string" && (minLength !== undefined || pattern === "\\S");
    if (isRequired && trimmed === undefined && (pattern === undefined || pattern === "\\S"))
      undecided.push(path);
    const isSecret =
      path.includes(".") &&
      /(password|otp|token|sessionId|couponCode|^code|csv)$/i.test(path.split(".").at(-1) ?? "");
    if (isSecret && trimmed === true) changed.push(path);
    for (const [name, part] of Object.entries(schema)) visit(part, `${path}.${name}`);
  };
  for (const [key, { params, query, body }] of Object.entries(routes) as [string, Route][])
    for (const part of [params, query, body]) visit(part, key);
  expect(undecided).toEqual([]);
  expect(changed).toEqual([]);
});
