import { Type } from "typebox";
import * as cart from "./cart.schemas.ts";
import type { ErrorCode } from "./errors.ts";
import { ShopHeaders } from "./field-schemas.ts";
import type { ShopRoute } from "./route.ts";

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
  "kit_not_eligible",
  "kit_already_redeemed",
] as const satisfies readonly ErrorCode[];

/** The calls of the cart (specification 7). */
export const cartRoutes = {
  "POST /api/ShoppingCart/Cart/{userIdOrSessionId}": {
    operationId: "readCart",
    tag: "Cart",
    summary: "The lines of a customer's or guest's cart",
    auth: "optional",
    headers: ShopHeaders,
    params: cart.CartOwnerParams,
    output: cart.CartLines,
    errors: ["bad_session_id", "login_needed", "login_expired", "not_yours"],
  },
  "POST /api/ShoppingCart/Add/": {
    operationId: "addCartLine",
    tag: "Cart",
    summary: "Add a product; if the same product, variant and size is in the cart, its quantity grows",
    auth: "optional",
    headers: ShopHeaders,
    body: cart.CartLineInput,
    output: cart.CartLines,
    errors: cartLineErrors,
  },
  "POST /api/ShoppingCart/Update/": {
    operationId: "updateCartLine",
    tag: "Cart",
    summary: "Set the quantity of a cart line",
    auth: "optional",
    headers: ShopHeaders,
    body: cart.CartLineInput,
    output: cart.CartLines,
    errors: [...cartLineErrors, "line_not_found"],
  },
  "POST /api/ShoppingCart/Delete": {
    operationId: "removeCartLine",
    tag: "Cart",
    summary: "Remove a cart line: 1 removed, 0 was not there",
    auth: "optional",
    body: cart.DeleteLineInput,
    output: Type.Integer({ minimum: 0, maximum: 1 }),
    errors: ["login_needed", "login_expired", "not_yours"],
  },
} as const satisfies Record<string, ShopRoute>;
