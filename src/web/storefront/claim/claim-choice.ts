import type { ClaimOffer } from "../../../contract/claims.ts";
import { tabStorage } from "../../ui/tab-storage.ts";

/** What was chosen of the kit, before it is ordered. */
export interface ClaimChoice {
  readonly size: string;
  /** The places of the declined parts in the kit's contents, from 0. */
  readonly declined: readonly number[];
}

/** By whom the link is for: the token stays in the address alone. */
const keyOf = ({ firstName, email, kit }: ClaimOffer) =>
  `claim of ${kit.productId} for ${firstName} ${email}`;

/** What this tab chose before a reload or Back, as far as the kit still has it. */
export function readChoice(offer: ClaimOffer): ClaimChoice {
  const [size = "", declined = ""] = (tabStorage.get(keyOf(offer)) ?? "").split("\n");
  const places = declined.split(",").filter(Boolean).map(Number);
  return { size, declined: places.filter((at) => offer.kit.contents[at]?.canBeDeclined) };
}

export const keepChoice = (offer: ClaimOffer, { size, declined }: ClaimChoice): void =>
  void tabStorage.set(keyOf(offer), `${size}\n${declined.join()}`);

export const forgetChoice = (offer: ClaimOffer): void => void tabStorage.set(keyOf(offer), null);
