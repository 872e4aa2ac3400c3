import type { Refusal } from "../../../contract/errors.ts";
import type { Db } from "../../../platform/db/database.ts";
import { refuseUsedLink, unknownLink } from "../claim-refusals.ts";
import { lockClaimLink } from "../link/claim-link.store.ts";
import { deleteWaitingClaim } from "./waiting-claim.store.ts";

/** Ends the wait of a link, which is open again. Refuses claim_link_used where the order was made meanwhile. */
export async function leaveQueue(
  db: Db,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<{ readonly left: boolean } | Refusal<"claim_link_unknown" | "claim_link_used">> {
  return db.transaction().execute(async (trx) => {
    const link = await lockClaimLink(trx, token);
    if (!link) return unknownLink;
    const used = await refuseUsedLink(trx, link, now);
    return used ?? { left: await deleteWaitingClaim(trx, link.claimLinkId) };
  });
}
