import { lockStockOfKit } from "../../../catalogue/stock/stock.store.ts";
import { isRefusal } from "../../../contract/errors.ts";
import type { ClaimLinkId } from "../../../contract/ids.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { lockClaimLink } from "../link/claim-link.store.ts";
import { type ClaimTerms, placeClaim } from "../link/use-claim-link.ts";
import { tellMovedDays } from "./tell-moved-days.ts";
import { deleteWaitingClaim, listEnded, listToMake, readKitSupply, requeue } from "./waiting-claim.store.ts";
import { asAsked, inPartSizes, waitForKit } from "./waiting-claim.ts";

/** Few, because only as many as there is stock for can be made, and the others are read again. */
const BATCH = 50;

/** An address is not kept for longer. */
const LONGEST_WAIT_MS = 365 * 24 * 60 * 60_000;

export interface MadeClaims {
  readonly made: number;
  readonly ended: number;
}

/**
 * Orders the kits of those who wait, oldest first and each in a transaction of its own, as far as there is stock; ends the waits of which
 * nothing can come; and tells those whose day has moved.
 */
export async function makeWaitingClaims(db: Db, jobs: Jobs, terms: ClaimTerms): Promise<MadeClaims> {
  let made = 0;
  let ended = 0;
  for (const claimLinkId of await listEnded(db, new Date(terms.now.getTime() - LONGEST_WAIT_MS)))
    ended += Number(await endWait(db, jobs, claimLinkId, terms.now));
  let batch = await listToMake(db, 0, BATCH);
  while (batch.length > 0) {
    for (const { claimLinkId } of batch) {
      const result = await makeOne(db, jobs, claimLinkId, terms);
      if (result === "made") made += 1;
      if (result === "ended") ended += 1;
    }
    batch = await listToMake(db, batch.at(-1)?.placeNo ?? 0, BATCH);
  }
  await tellMovedDays(db, jobs, terms.now);
  return { made, ended };
}

async function makeOne(
  db: Db,
  jobs: Jobs,
  claimLinkId: ClaimLinkId,
  terms: ClaimTerms,
): Promise<"made" | "ended" | "waits"> {
  const placed = await placeClaim(db, jobs, { claimLinkId, ...terms });
  if (!isRefusal(placed)) return "made";
  switch (placed.refused) {
    case "out_of_stock":
      await requeueOne(db, jobs, claimLinkId, terms.now);
      return "waits";
    // Staff may have taken the kit out of the shop for an hour, or moved the first day. Left the queue meanwhile: nothing to do.
    case "product_withdrawn":
    case "occasion_not_open":
    case "claim_link_unknown":
    case "claim_link_used":
      return "waits";
    default:
      return (await endWait(db, jobs, claimLinkId, terms.now)) ? "ended" : "waits";
  }
}

/**
 * The part that it waited for is there, and another one is out: it waits for that one, in its old place. Whoever only chose before is told
 * that they wait.
 */
const requeueOne = (
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  claimLinkId: ClaimLinkId,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const link = await lockClaimLink(trx, { claimLinkId });
    if (!link?.waiting || link.kitProductId === null) return;
    const { variantId, size, partSizes, language, waitsFor: before } = link.waiting;
    const productId = link.kitProductId;
    await lockStockOfKit(trx, { productId, variantId, claimLinkId });
    const supply = await readKitSupply(trx, { productId, claimLinkId });
    const picked = supply.kits.find((each) => each.variantId === variantId && each.size === size);
    const kit = picked && inPartSizes(picked, partSizes, supply.kits);
    const wait = kit && waitForKit({ ...kit, kit: asAsked(kit.kit, link.waiting) }, supply);
    if (!wait) return;
    const { waitsFor, expectedOn: toldOn } = wait;
    await requeue(trx, claimLinkId, { waitsFor, now, ...(!before && { toldOn }) });
    const { email: recipient } = link;
    if (!before) await queueMail(trx, jobs, { kind: "claim-queued", recipient, claimLinkId, language, now });
  });

/** Ends a wait of which nothing can come, and says so by mail. False: it had ended before. */
const endWait = (
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  claimLinkId: ClaimLinkId,
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const link = await lockClaimLink(trx, { claimLinkId });
    if (!link?.waiting || !(await deleteWaitingClaim(trx, claimLinkId))) return false;
    const { email: recipient, waiting } = link;
    const { language } = waiting;
    await queueMail(trx, jobs, { kind: "claim-ended", recipient, claimLinkId, language, now });
    return true;
  });
