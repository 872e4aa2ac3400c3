import { Type } from "typebox";
import * as checkout from "./checkout.schemas.ts";
import { PositiveId, UserId } from "./field-schemas.ts";
import type { ShopRoute } from "./route.ts";

const UserParams = Type.Object({ userId: UserId });

/** The calls of the checkout, coupons and the kit included (specification 7). */
export const checkoutRoutes = {
  "POST /api/ShoppingCart/Checkout": {
    operationId: "placeOrder",
    tag: "Checkout",
    summary: "Place an order; returns its number",
    auth: "user",
    headers: checkout.CheckoutHeaders,
    body: checkout.CheckoutInput,
    output: Type.String({ description: "order number" }),
    errors: [
      "too_many_requests",
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
      "kit_not_eligible",
      "out_of_stock",
      "order_too_large",
      "too_many_unpaid",
      "too_many_unproved",
      "product_withdrawn",
      "currency_unknown",
      "address_missing",
      "country_not_served",
      "country_unknown",
      "office_unknown",
      "billing_not_allowed",
      "idempotency_key_reused",
    ],
  },
  "POST /api/Redemption/Validate": {
    operationId: "validateCoupon",
    tag: "Checkout",
    summary: "Check whether a coupon applies, and compute its discount",
    auth: "optional",
    body: checkout.CouponValidationInput,
    output: checkout.CouponValidation,
    errors: ["bad_session_id", "login_needed", "login_expired", "not_yours", "too_many_requests"],
    perMinute: 30,
  },
  "GET /api/swagApplicable/{userId}": {
    operationId: "checkKitEligibility",
    tag: "Checkout",
    summary: "1 when the customer may redeem the welcome kit, else 0",
    auth: "optional",
    params: UserParams,
    query: Type.Object({
      product: Type.Optional(
        Type.Integer({
          ...PositiveId,
          title: "KitProduct",
          description:
            "the kit of another occasion than joining: 0 also when this one was redeemed; whom it is for says the cart",
        }),
      ),
    }),
    output: Type.Integer({ minimum: 0, maximum: 1 }),
    errors: ["login_needed", "login_expired", "not_yours"],
  },
} as const satisfies Record<string, ShopRoute>;
