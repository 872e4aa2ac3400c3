import type { PartSize } from "../../contract/cart.schemas.ts";
import type { ClaimLinkId, ReturnId, VariantId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { insertExchangeHold } from "./exchange-holds.store.ts";
import { countedPieces } from "./move-stock.ts";
import { type CountedStock, type Demand, insertMovements, lockStock } from "./stock.store.ts";
import {
  endHold,
  type HeldPieces,
  insertHold,
  isHoldDue,
  listDueHolds,
  readHeldPieces,
} from "./stock-holds.store.ts";

interface HoldStock {
  /** Whose it is. It has no other hold: an earlier one was ended in this transaction. */
  readonly claimLinkId: ClaimLinkId;
  /** The kit, in its size; empty: it has none. */
  readonly variantId: VariantId;
  readonly size: string;
  /** The sizes of its parts that are not the kit's. */
  readonly partSizes: readonly PartSize[];
  readonly until: Date;
  /** What it takes, from stock that the caller has locked and found sufficient. */
  readonly stock: { readonly counted: CountedStock; readonly demand: readonly Demand[] };
  readonly now: Date;
}

/** Takes a kit, or its parts, from the stock until the hold ends. */
export async function holdStock(trx: Trx, { stock, now, ...hold }: HoldStock): Promise<void> {
  const pieces = countedPieces(stock.counted, stock.demand);
  await insertHold(trx, hold, pieces);
  const movements = pieces.map((each) => ({ ...each, change: -each.pieces }));
  await insertMovements(trx, movements, { reason: "held", now });
}

/** Takes the new pieces of an exchange from the stock until it ends. The caller has locked the stock and found it sufficient. */
export async function holdForExchange(
  trx: Trx,
  { returnId, stock, now }: Pick<HoldStock, "now" | "stock"> & { readonly returnId: ReturnId },
): Promise<void> {
  const pieces = countedPieces(stock.counted, stock.demand);
  await insertExchangeHold(trx, returnId, pieces);
  const movements = pieces.map((each) => ({ ...each, change: -each.pieces }));
  await insertMovements(trx, movements, { reason: "held", now });
}

/** Locked stock with what has just come back to it. */
export function withGivenBack(
  { variants, sizes }: CountedStock,
  pieces: readonly HeldPieces[],
): CountedStock {
  const more = <Counter extends { variantId: VariantId; stock: number | null }>(
    counter: Counter,
    size = "",
  ) => {
    const back = pieces.find((each) => each.variantId === counter.variantId && each.size === size);
    return back && counter.stock !== null ? { ...counter, stock: counter.stock + back.pieces } : counter;
  };
  return {
    variants: variants.map((each) => more(each)),
    sizes: sizes.map((each) => more(each, each.size)),
  };
}

/** Ends the holds whose time is over, each in a transaction of its own. */
export async function endDueHolds(db: Db, now: Date): Promise<void> {
  for (const claimLinkId of await listDueHolds(db, now))
    await db.transaction().execute(async (trx) => {
      await lockStock(trx, await readHeldPieces(trx, claimLinkId));
      if (await isHoldDue(trx, claimLinkId, now)) await endHold(trx, claimLinkId, now);
    });
}
