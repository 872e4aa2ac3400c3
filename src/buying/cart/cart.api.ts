import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { addToCart } from "./add-to-cart.ts";
import { readCart } from "./cart-lines.store.ts";
import { findCartOwner } from "./cart-owner.ts";
import { cartResponse } from "./cart-response.ts";
import { removeLine } from "./remove-line.ts";
import { updateCart } from "./update-cart.ts";

type CartCalls =
  | "POST /api/ShoppingCart/Cart/{userIdOrSessionId}"
  | "POST /api/ShoppingCart/Add/"
  | "POST /api/ShoppingCart/Update/"
  | "POST /api/ShoppingCart/Delete";

export const cartApi = ({ database: { db }, calendar }: Services): Handlers<CartCalls> => ({
  async "POST /api/ShoppingCart/Cart/{userIdOrSessionId}"({ params, headers, caller }) {
    const isUser = /^\d{1,10}$/.test(params.userIdOrSessionId);
    const owned = findCartOwner(
      isUser ? { userId: Number(params.userIdOrSessionId) } : { sessionId: params.userIdOrSessionId },
      caller,
    );
    if (isRefusal(owned)) return owned;
    return cartResponse(await readCart(db, owned.owner), owned.responseIds, headers["x-shop-language"]);
  },

  async "POST /api/ShoppingCart/Add/"({ body, headers, caller, now }) {
    const owned = findCartOwner(body, caller);
    if (isRefusal(owned)) return owned;
    const item = {
      productId: body.productId,
      variantId: body.productDetailsId,
      size: body.size ?? "",
      quantity: body.qty,
    };
    const back = body.addedAtMs === undefined ? {} : { addedAt: new Date(body.addedAtMs) };
    const rows = await addToCart(db, owned.owner, item, {
      caller,
      now,
      timeZone: calendar.timeZone,
      ...back,
    });
    return isRefusal(rows) ? rows : cartResponse(rows, owned.responseIds, headers["x-shop-language"]);
  },

  async "POST /api/ShoppingCart/Update/"({ body, headers, caller, now }) {
    const owned = findCartOwner(body, caller);
    if (isRefusal(owned)) return owned;
    const cartId = typeof body.cartId === "string" ? body.cartId : null;
    const item = {
      productId: body.productId,
      variantId: body.productDetailsId,
      size: body.size ?? "",
      quantity: body.qty,
    };
    const rows = await updateCart(db, owned.owner, { ...item, cartId }, now);
    return isRefusal(rows) ? rows : cartResponse(rows, owned.responseIds, headers["x-shop-language"]);
  },

  async "POST /api/ShoppingCart/Delete"({ body, caller, now }) {
    const removed = await removeLine(db, typeof body === "string" ? body : body.cartId, caller, now);
    return isRefusal(removed) ? removed : Number(removed);
  },
});
