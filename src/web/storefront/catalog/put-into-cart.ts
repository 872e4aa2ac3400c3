import { kitMessages } from "../../../features/coupon/kit.ts";
import { api } from "../state/api.ts";
import { addItem, type Item, updateItem, wordsFor } from "../state/cart.ts";
import { loggedInUser } from "../state/user.ts";
import type { BuyingProblem } from "./use-buying.ts";

/** The first time an item is added, from then on updated (specification 4). Null when it is in the cart, else why not. */
export async function putIntoCart(
  item: Item,
  { isKit, isAdded }: { isKit: boolean; isAdded: boolean },
): Promise<BuyingProblem | null> {
  try {
    const kitProblem = isKit ? await askForKit() : null;
    if (kitProblem) return kitProblem;
    await (isAdded ? updateItem(item) : addItem(item));
    return null;
  } catch (error) {
    return { kind: "other", text: wordsFor(error) };
  }
}

/** Why this visitor may not take the welcome kit; null when they may (specification 8). */
async function askForKit(): Promise<BuyingProblem | null> {
  const user = loggedInUser();
  if (!user) return { kind: "login", text: kitMessages.login };
  const params = { userId: user.userId };
  if ((await api.call("GET /api/swagApplicable/{userId}", { params })) === 1) return null;
  return { kind: "other", text: user.emailProved ? kitMessages.availed : kitMessages.unproved };
}
