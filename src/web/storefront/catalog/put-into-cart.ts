import { kitMessages } from "../../../features/kit/kit-redemption.ts";
import { api, errorMessage } from "../state/api.ts";
import { addItem, type CartItem, updateItem } from "../state/cart.ts";
import { loggedInUser } from "../state/user.ts";
import type { BuyingProblem } from "./use-buying.ts";

/** Adds the item the first time, updates it afterwards (specification 4). Returns null on success, else the reason. */
export async function putIntoCart(
  item: CartItem,
  { isKit, isAdded }: { isKit: boolean; isAdded: boolean },
): Promise<BuyingProblem | null> {
  try {
    const kitProblem = isKit ? await findKitProblem() : null;
    if (kitProblem) return kitProblem;
    await (isAdded ? updateItem(item) : addItem(item));
    return null;
  } catch (error) {
    return { kind: "other", text: errorMessage(error) };
  }
}

/** Why this visitor must not order the welcome kit; null if they may (specification 8). */
async function findKitProblem(): Promise<BuyingProblem | null> {
  const user = loggedInUser();
  if (!user) return { kind: "login", text: kitMessages.login };
  const params = { userId: user.userId };
  if ((await api.call("GET /api/swagApplicable/{userId}", { params })) === 1) return null;
  return { kind: "other", text: user.emailVerified ? kitMessages.availed : kitMessages.unproved };
}
