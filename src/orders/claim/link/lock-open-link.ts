import type { Refusal } from "../../../contract/errors.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { refuseEndedLink, refuseUsedLink, soldNoMore, unknownLink } from "../claim-refusals.ts";
import { type FoundClaimLink, lockClaimLink } from "./claim-link.store.ts";

/** A link that gives a kit. */
type OpenLink = FoundClaimLink & { readonly kitProductId: number };

/** Locks the link of a token where it can still be used, the rules of its occasion apart. Refuses with the reason why it cannot. */
export async function lockOpenLink(
  trx: Trx,
  token: string,
  now: Date,
): Promise<
  | OpenLink
  | typeof unknownLink
  | Exclude<ReturnType<typeof refuseEndedLink>, undefined>
  | Refusal<"claim_link_used">
> {
  const link = await lockClaimLink(trx, token);
  if (!link) return unknownLink;
  const refused = (await refuseUsedLink(trx, link, now)) ?? refuseEndedLink(link, now);
  if (refused) return refused;
  const { kitProductId } = link;
  return kitProductId === null ? soldNoMore : { ...link, kitProductId };
}
