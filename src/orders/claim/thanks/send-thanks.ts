import { type Refusal, refuse } from "../../../contract/errors.ts";
import type { UserId } from "../../../contract/ids.ts";
import type { Output } from "../../../contract/route-types.ts";
import type { Db } from "../../../platform/db/database.ts";
import { refusableTransaction } from "../../../platform/db/refusable-transaction.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { type FoundThanks, findThanks, insertThanks } from "./thanks.store.ts";

type Thanks = Output<"GET /api/orders/{orderNo}/thanks">;

interface OwnOrder {
  readonly orderNo: string;
  readonly userId: UserId;
}

const notFound = refuse("order_not_found", "You have no order with this number.");
const nobody = refuse("state_conflict", "There is nobody whom a note for this order would reach.");
const sentBefore = refuse("state_conflict", "You have sent your thanks for this kit already.");

const canThank = ({ isCancelled, giverId }: FoundThanks) => !isCancelled && giverId !== null;

/** Whom the buyer of an order can thank for its kit. Refuses order_not_found. */
export async function readThanks(db: Db, own: OwnOrder): Promise<Thanks | Refusal<"order_not_found">> {
  const found = await findThanks(db, own);
  if (!found) return notFound;
  return { to: canThank(found) ? found.giverName : "", isSent: found.isSent };
}

/** Mails a note to who gave the kit of an order, once. Refuses order_not_found and state_conflict (nobody to thank, or sent before). */
export async function sendThanks(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { note, now, ...own }: OwnOrder & { readonly note: string; readonly now: Date },
): Promise<Thanks | Refusal<"order_not_found" | "state_conflict">> {
  return refusableTransaction<Thanks | Refusal<"order_not_found" | "state_conflict">>(db, async (trx) => {
    const found = await findThanks(trx, own);
    if (!found) return notFound;
    const { orderId, giverId, giverEmail: recipient, giverLanguage } = found;
    if (giverId === null || !canThank(found)) return nobody;
    if (!(await insertThanks(trx, { orderId, giverId, note, now }))) return sentBefore;
    const language = giverLanguage ?? "en";
    await queueMail(trx, jobs, { kind: "kit-thanks", recipient, orderId, language, now });
    return { to: found.giverName, isSent: true };
  });
}
