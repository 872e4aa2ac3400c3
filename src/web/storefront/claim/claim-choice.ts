import type { ClaimOffer } from "../../../contract/claims.ts";
import { tabStorage } from "../../ui/tab-storage.ts";
import type { PickedSizes } from "./sized-items.ts";

/** What was chosen of the kit, before it is ordered. */
export interface ClaimChoice {
  readonly picked: PickedSizes;
  /** The places of the declined parts in the kit's contents, from 0. */
  readonly declined: readonly number[];
}

/** By whom the link is for: the token stays in the address alone. */
const keyOf = ({ firstName, email, kit }: ClaimOffer) =>
  `claim of ${kit.productId} for ${firstName} ${email}`;

/** What this tab chose before a reload or Back, as far as the kit still has it. */
export function readChoice(offer: ClaimOffer): ClaimChoice {
  const [sizes = "", declined = ""] = (tabStorage.get(keyOf(offer)) ?? "").split("\n");
  const picked = sizes.split(",").flatMap((each): [number, string][] => {
    const [variantId = "", ...size] = each.split(" ");
    return size.length > 0 ? [[Number(variantId), size.join(" ")]] : [];
  });
  const places = declined.split(",").filter(Boolean).map(Number);
  return {
    picked: Object.fromEntries(picked),
    declined: places.filter((at) => offer.kit.contents[at]?.canBeDeclined),
  };
}

export function keepChoice(offer: ClaimOffer, { picked, declined }: ClaimChoice): void {
  const sizes = Object.entries(picked).flatMap(([id, size]) => (size ? [`${id} ${size}`] : []));
  tabStorage.set(keyOf(offer), `${sizes.join()}\n${declined.join()}`);
}

export const forgetChoice = (offer: ClaimOffer): void => void tabStorage.set(keyOf(offer), null);
