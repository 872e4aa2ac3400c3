import { createHash, randomBytes } from "node:crypto";
import { kitMessages } from "../../../buying/kit/kit-eligibility.ts";
import type { KitToTake } from "../../../buying/kit/kit-parts.ts";
import { claimKit } from "../../../buying/kit/kit-redemption.store.ts";
import { readDeliveryArea } from "../../../catalogue/shipping/shipping.store.ts";
import type { ClaimInput } from "../../../contract/claims.ts";
import { isRefusal, type Refusal, refuse } from "../../../contract/errors.ts";
import type { ClaimLinkId } from "../../../contract/ids.ts";
import type { ErrorsOf, Output } from "../../../contract/route-types.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import { refusableTransaction } from "../../../platform/db/refusable-transaction.ts";
import { sendTogether } from "../../../platform/db/send-together.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import type { Language } from "../../../platform/language/language.ts";
import { signOrderLink } from "../../../platform/order-link/sign-order-link.ts";
import { noCompany } from "../../../platform/vat-number/billed-company.ts";
import { buildOrderRows } from "../../checkout/build-order-rows.ts";
import { priceOrder } from "../../checkout/price-order.ts";
import { substitutesMatch } from "../../checkout/verify-checkout-quote.ts";
import { writeOrder } from "../../checkout/write-order.ts";
import { findCurrencyRate, reserveOrderIds } from "../../order/order.store.ts";
import { newOrderNumber } from "../../order/order-number.ts";
import type { PayTimes } from "../../order/pay-by.ts";
import { readUpdatesEmail } from "../card/updates-email.ts";
import { accountOfClaim } from "../claim-account.ts";
import { readClaimDelivery } from "../claim-delivery.ts";
import { type ChosenKit, kitChanged, lockKitOfLink, takeKitOfLink } from "../claim-kit.ts";
import { otherMember, refuseEndedLink, refuseUsedLink, soldNoMore, unknownLink } from "../claim-refusals.ts";
import { endLink, settleClaim } from "../settle-claim.ts";
import {
  declinedPlaces,
  sizesInKit,
  type WaitingAsked,
  withShownSubstitutes,
} from "../waiting/waiting-claim.ts";
import { type FoundClaimLink, lockClaimLink } from "./claim-link.store.ts";

type ClaimError = ErrorsOf<"POST /api/claims">;
type Claimed = Output<"POST /api/claims">;

/** What the order of a claim needs of the store. */
export interface ClaimTerms {
  readonly baseCurrency: string;
  readonly limits: PayTimes;
  /** The store's. */
  readonly timeZone: string;
  readonly now: Date;
}

export interface UseClaimLink extends ClaimTerms {
  readonly input: ClaimInput;
  /** Of the page. The order's mails and documents have it. */
  readonly language: Language;
}

/** The claim of somebody who waits: what they asked for is read after their link is locked. */
export interface MakeWaitingClaim extends ClaimTerms {
  readonly claimLinkId: ClaimLinkId;
}

/**
 * Orders the kit of a claim link, in one transaction: the account, the order with its stock, the redemption and the end of the
 * link happen together or not at all. Returns the order, and the same one for a link that was just used. Refuses claim_link_used with the order that was made
 * by the link before where that is no longer shown, and otherwise with the codes of the contract; then nothing has changed.
 */
export async function placeClaim(
  db: Db,
  jobs: Jobs,
  claim: UseClaimLink | MakeWaitingClaim,
): Promise<Claimed | Refusal<ClaimError>> {
  const result = await refusableTransaction(db, (trx) => placeInTransaction(trx, jobs, claim));
  // Another tab, or the same request whose response was lost: the order is the one that was made.
  const { orderNo, orderLink } =
    isRefusal(result) && result.refused === "claim_link_used" ? (result.extra ?? {}) : {};
  return orderNo && orderLink ? { orderNo, orderLink } : result;
}

async function placeInTransaction(
  trx: Trx,
  jobs: Jobs,
  claim: UseClaimLink | MakeWaitingClaim,
): Promise<Claimed | Refusal<ClaimError>> {
  const { now } = claim;
  // 1. Lock the link, the account and the stock, in the order of docs/decisions/0023-order-of-locks.md.
  const link = await lockClaimLink(trx, "input" in claim ? claim.input.token : claim);
  const asked = "input" in claim ? { ...claim, asWaited: undefined } : link && askedByWaiting(link);
  if (!link || !asked) return unknownLink;
  const { input, language } = asked;
  const used = await refuseUsedLink(trx, link, now);
  if (used) return used;
  // Nobody types the code of a card again when the job makes the order.
  const ended = refuseEndedLink("input" in claim ? link : { ...link, tokenUntil: null }, now);
  if (ended) return ended;
  if (link.kitProductId === null) return soldNoMore;
  const updatesEmail = readUpdatesEmail(link, input.updatesEmail);
  if (isRefusal(updatesEmail)) return updatesEmail;
  const sku = {
    productId: link.kitProductId,
    variantId: input.variantId,
    size: input.size,
    partSizes: [...(input.partSizes ?? [])],
  };
  const account = await accountOfClaim(trx, link, { updatesEmail, now });
  if (!account) return refuse("account_blocked", "The account with your address is blocked.");
  const found = await sendTogether(trx, (t) => readForClaim(t, link, sku, claim));

  // 2. Check everything.
  const { rate, area } = found;
  const kit = asked.asWaited ? asWaitedFor(found.kit, asked.asWaited) : found.kit;
  const declined = asked.asWaited
    ? declinedPlaces(kit.toTake, asked.asWaited.declined)
    : (input.declined ?? []);
  const partSizes = asked.asWaited ? sizesInKit(kit.toTake, sku.partSizes) : sku.partSizes;
  const taken = takeKitOfLink(kit, { size: input.size, declined, partSizes });
  if (isRefusal(taken)) return taken;
  const request = readClaimDelivery(input.delivery, link, { area, currencyCode: claim.baseCurrency });
  if (isRefusal(request)) return request;
  if (!rate) throw new Error(`The base currency ${claim.baseCurrency} has no rate`);
  if (!substitutesMatch(input.substitutes, taken.parts, "position")) return kitChanged;

  // 3. Write the order and what follows from it. A lost claim rolls all back.
  const orderNo = newOrderNumber(randomBytes(16));
  const { orderId, mailId } = found.ids;
  const { userId } = account;
  const priced = priceOrder(taken.rows, { kind: "none" }, area.locations, request.delivery.country);
  const built = buildOrderRows({
    orderId,
    orderNo,
    request,
    priced,
    rate,
    office: undefined,
    company: noCompany, // the employer's gift
    coupon: undefined,
    kitContents: taken.kitContents,
    declined: taken.declined,
    requestHash: createHash("sha256")
      .update(JSON.stringify({ ...input, token: "" }))
      .digest(),
    order: {
      caller: { userId, emailVerified: !link.isCard },
      idempotencyKey: `claim link ${link.claimLinkId}`,
      language,
      limits: claim.limits,
      client: null,
      now,
    },
  });
  const { occasionId } = link;
  const { employment, decidedBy } = kit.occasion;
  const claimed = { link, account, orderId, now };
  const [, isClaimed, ends] = await sendTogether(trx, (t) =>
    Promise.all([
      writeOrder(t, jobs, {
        rows: { ...built, parts: taken.parts },
        orderId,
        orderNo,
        stock: taken.stock,
        mail: { recipient: updatesEmail || link.accountEmail || link.email, userId, mailId, language },
        asksForPayment: false,
        now,
      }),
      claimKit(t, {
        userId,
        orderId,
        occasionId,
        employment,
        decidedBy,
        now,
        ...(link.isCard && { memberId: link.memberId }),
      }),
      endLink(t, claimed),
    ]),
  );
  if (!isClaimed) return refuse("kit_already_redeemed", kitMessages.availed);
  const order = await settleClaim(trx, ends, claimed);
  return order ? { orderNo, orderLink: signOrderLink(order.secret, order) } : otherMember;
}

/** What somebody who waits asked for, as that of a page. */
function askedByWaiting({ waiting }: FoundClaimLink) {
  if (!waiting || waiting.isCollected) return undefined;
  const { variantId, size, partSizes, delivery, language } = waiting;
  const unasked = { substitutes: undefined, declined: undefined, updatesEmail: undefined };
  return { input: { variantId, size, partSizes, delivery, ...unasked }, language, asWaited: waiting };
}

/** Only what the page named may stand in. */
const asWaitedFor = <K extends { readonly toTake: KitToTake }>(kit: K, { substitutes }: WaitingAsked): K => ({
  ...kit,
  toTake: withShownSubstitutes(kit.toTake, substitutes),
});

/** Reads what the order needs, and last locks the stock: everybody else who orders the kit waits from here on. */
async function readForClaim(trx: Trx, link: FoundClaimLink, sku: ChosenKit, claim: ClaimTerms) {
  const [rate, area, ids, kit] = await Promise.all([
    findCurrencyRate(trx, claim.baseCurrency),
    readDeliveryArea(trx),
    reserveOrderIds(trx),
    lockKitOfLink(trx, link, sku, claim),
  ]);
  return { rate, area, ids, kit };
}
