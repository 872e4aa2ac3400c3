import type { OrderId } from "../../contract/ids.ts";
import { linkNewAccount } from "../../people/member/member.store.ts";
import { markEmailProvedByLink } from "../../people/member/member-email.store.ts";
import { lockAuditHead } from "../../platform/audit/audit.store.ts";
import { recordSystemChangeAfter } from "../../platform/audit/record-change.ts";
import type { Trx } from "../../platform/db/database.ts";
import { Overtaken } from "../../platform/db/retry-conflicts.ts";
import { commitTogether } from "../../platform/db/send-together.ts";
import type { ClaimAccount } from "./claim-account.ts";
import {
  type ClaimedOrder,
  type FoundClaimLink,
  findClaimedOrder,
  findMemberOfKit,
  markUsed,
} from "./link/claim-link.store.ts";

interface ClaimToSettle {
  readonly link: FoundClaimLink;
  readonly account: ClaimAccount;
  readonly orderId: OrderId;
  readonly now: Date;
}

/**
 * Ends the link of a claim. An account that the claim made is the member's; one that was there is linked by the answer of its
 * owner only, as ever (docs/decisions/0037-occasions.md). Its statements need none of each other's results (`sendTogether`), and they follow that of
 * claimKit.
 */
export async function endLink(
  trx: Trx,
  { link: { claimLinkId, memberId, emailFolded }, account: { userId, isNew }, orderId, now }: ClaimToSettle,
) {
  const [order, owner, , , isLinked, auditHead] = await Promise.all([
    findClaimedOrder(trx, orderId),
    findMemberOfKit(trx, orderId),
    markUsed(trx, claimLinkId, { orderId, now }),
    markEmailProvedByLink(trx, memberId, emailFolded, now),
    isNew ? linkNewAccount(trx, memberId, userId, now) : true,
    isNew ? lockAuditHead(trx) : undefined,
  ]);
  return { order, owner, isLinked, auditHead };
}

/**
 * Commits a claim, with the audit row of an account that it made. Returns the order for its signed link. Undefined, and nothing is
 * committed: the kit became another member's, because the address, or the account, became theirs meanwhile.
 */
export async function settleClaim(
  trx: Trx,
  { order, owner, isLinked, auditHead }: Awaited<ReturnType<typeof endLink>>,
  { link: { memberId }, account: { userId }, now }: ClaimToSettle,
): Promise<ClaimedOrder | undefined> {
  if (!isLinked) throw new Overtaken("The member got an account at the same moment");
  if (owner !== memberId || !order) return undefined;
  await commitTogether(trx, async (t) => {
    if (auditHead)
      await recordSystemChangeAfter(t, auditHead, {
        action: "member linked",
        subject: "members",
        subjectId: memberId,
        after: { personId: userId },
        now,
      });
  });
  return order;
}
