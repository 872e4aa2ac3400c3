import { MAX_QUANTITY } from "../../../buying/cart/cart.ts";
import type { Product, ProductDetail } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { kitMessage } from "../checkout/kit/kit-message.ts";
import { api, errorMessage } from "../state/api.ts";
import {
  addItem,
  type CartItem,
  currentCart,
  findLine,
  loadCart,
  reloadCart,
  updateItem,
} from "../state/cart.ts";
import { linkedKit } from "../state/linked-kit.ts";
import { loggedInUser } from "../state/user.ts";
import type { BuyingMessage, IfThere } from "./use-buying.ts";

interface Put {
  readonly product: Product;
  readonly variant: ProductDetail | undefined;
  /** Empty where the variant has none. */
  readonly size: string;
  readonly qty: number;
  /** What is done with a line that is there already. */
  readonly ifThere: IfThere;
}

/**
 * Adds an item that is not in the cart; updates a line that is there to what it has and what was chosen now
 * (specification 4). The cart decides, not the page: the line may have been removed, or changed on another device.
 */
export async function putIntoCart({ product, variant, size, qty, ifThere }: Put): Promise<BuyingMessage> {
  if (!variant) return { kind: "other", text: t("This product cannot be bought at the moment.") };
  if (qty < 1) return { kind: "other", text: t("Please choose a quantity of 1 or more.") };
  const item = lineOf(product, variant, size, qty);
  const isKit = product.isSwagItem;
  try {
    const kitProblem = isKit ? await findKitProblem(product.productId) : null;
    if (kitProblem) return kitProblem;
    // The cart has one kit at most: the server keeps it, or replaces it by the chosen size.
    const before = isKit ? 0 : await quantityInCart(item);
    if (before && ifThere === "keep") return inCart();
    if (before && ifThere === "ask")
      return {
        kind: "ask",
        text: t("Your cart already has {inCart} of these. How many do you want to order?", {
          inCart: before,
        }),
        totals: [...new Set([item.qty, before, Math.min(before + item.qty, MAX_QUANTITY)])].sort(
          (a, b) => a - b,
        ),
      };
    const quantity = typeof ifThere === "object" ? ifThere.total : before + item.qty;
    if (quantity > MAX_QUANTITY) return { kind: "other", text: fullLine(before) };
    await (before ? updateItem({ ...item, qty: quantity }) : addItem(item));
    return before
      ? { kind: "added", text: t("Your cart now has {quantity} of these.", { quantity }) }
      : inCart();
  } catch (error) {
    return { kind: "other", text: errorMessage(error) };
  }
}

const lineOf = (product: Product, variant: ProductDetail, size: string, qty: number): CartItem => ({
  cartId: null,
  productId: product.productId,
  productDetailsId: variant.id,
  webPrice: variant.webPrice,
  sellingPrice: variant.sellingPrice,
  qty,
  total: variant.sellingPrice * qty,
  productName: product.productName,
  imagePath: variant.imagePath,
  isSwag: product.isSwagItem,
  isTShirt: product.isTShirt,
  size,
  discount: 0,
  discountPercent: 0,
  couponCode: "",
  packageWeight: product.packageWeight,
});

const inCart = (): BuyingMessage => ({ kind: "added", text: t("It’s in your cart.") });

/** Reads the cart again before it counts on a line: only then nothing is lowered that another device has added. */
async function quantityInCart(item: CartItem): Promise<number> {
  if (!currentCart().isLoaded) await loadCart();
  else if (findLine(item)) await reloadCart();
  return findLine(item)?.qty ?? 0;
}

const fullLine = (inCart: number): string =>
  inCart < MAX_QUANTITY
    ? t(
        "Your cart already has {inCart} of these. The limit is {max} per order, so you can add {left} more.",
        {
          inCart,
          max: MAX_QUANTITY,
          left: MAX_QUANTITY - inCart,
        },
      )
    : t("Your cart already has {max} of these, which is the limit per order.", {
        max: MAX_QUANTITY,
      });

/** Why this visitor must not order a kit; null if they may (specification 8), or if the cart says it. */
async function findKitProblem(productId: number): Promise<BuyingMessage | null> {
  const user = loggedInUser();
  if (!user) return { kind: linkedKit.get() ? "linked" : "login", text: kitMessage("login") };
  const params = { userId: user.userId };
  if ((await api.call("GET /api/swagApplicable/{userId}", { params, query: { product: productId } })) === 1)
    return null;
  return user.emailVerified
    ? { kind: "other", text: kitMessage("availed") }
    : { kind: "password", text: kitMessage("unproved") };
}
