import { holdStock } from "../../catalogue/stock/hold-stock.ts";
import type { PartSize } from "../../contract/cart.schemas.ts";
import type { HeldKit } from "../../contract/claims.ts";
import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { VariantId } from "../../contract/ids.ts";
import type { ErrorsOf } from "../../contract/route-types.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { sendTogether } from "../../platform/db/send-together.ts";
import { lockKitOfLink, takeKitOfLink } from "./claim-kit.ts";
import { lockOpenLink } from "./link/lock-open-link.ts";

type HoldError = ErrorsOf<"POST /api/claims/hold">;

/** How long a kit is kept for whoever types their address. */
const HOLD_MINUTES = 15;

interface HoldKit {
  readonly token: string;
  readonly variantId: VariantId;
  /** Empty: the kit has no sizes. */
  readonly size: string;
  readonly declined?: readonly number[];
  readonly partSizes?: readonly PartSize[];
  /** The store's. */
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * Keeps the kit of a link in the chosen size for some minutes, in place of what the link held before. Refuses with the codes of
 * the contract; then the link holds what it held.
 */
export const holdKit = (db: Db, hold: HoldKit): Promise<HeldKit | Refusal<HoldError>> =>
  refusableTransaction(db, (trx) => holdInTransaction(trx, hold));

async function holdInTransaction(
  trx: Trx,
  { token, variantId, size, declined = [], partSizes = [], timeZone, now }: HoldKit,
): Promise<HeldKit | Refusal<HoldError>> {
  const link = await lockOpenLink(trx, token, now);
  if (isRefusal(link)) return link;
  const kit = { productId: link.kitProductId, variantId, size, partSizes };
  const found = await sendTogether(trx, (t) => lockKitOfLink(t, link, kit, { timeZone, now }));
  const taken = takeKitOfLink(found, { size, declined, partSizes });
  if (isRefusal(taken)) return taken;
  const until = new Date(Math.min(now.getTime() + HOLD_MINUTES * 60_000, link.expiresAt.getTime()));
  const { claimLinkId } = link;
  await holdStock(trx, { claimLinkId, variantId, size, partSizes, until, stock: taken.stock, now });
  return { size, partSizes: [...partSizes], until: until.toISOString() };
}
