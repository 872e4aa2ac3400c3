import { moveOrderStock } from "../../catalogue/stock/move-stock.ts";
import type { CountedStock, Demand } from "../../catalogue/stock/stock.store.ts";
import type { MailId, OrderId, UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Language } from "../../platform/language/language.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { insertOrder, type OrderToInsert } from "../order/order.store.ts";

export interface OrderToWrite {
  readonly rows: OrderToInsert;
  readonly orderId: OrderId;
  readonly orderNo: string;
  /** What it takes from stock, which the caller has locked and found sufficient. */
  readonly stock: { readonly counted: CountedStock; readonly demand: readonly Demand[] };
  readonly mail: {
    readonly recipient: string;
    readonly userId: UserId;
    readonly mailId: MailId;
    readonly language?: Language;
  };
  /** Whether a job makes a payment link and mails it at once. */
  readonly asksForPayment: boolean;
  readonly now: Date;
}

/**
 * Writes an order that was checked and priced, whoever placed it: its rows and first status, the stock that it takes, the
 * buyer's mail, and the job of its payment link. The statements need none of each other's results (`sendTogether`).
 */
export async function writeOrder(
  trx: Trx,
  jobs: Jobs,
  { rows, orderId, orderNo, stock, mail, asksForPayment, now }: OrderToWrite,
): Promise<void> {
  const { madeBy } = rows;
  const cause = { reason: "order", orderNo, ...(madeBy !== undefined && { staffId: madeBy }), now } as const;
  await Promise.all([
    insertOrder(trx, rows),
    moveOrderStock(trx, stock.counted, stock.demand, -1, cause),
    queueMail(trx, jobs, { kind: "order-placed", orderId, ...mail, now }),
    asksForPayment && jobs.enqueue(trx, "payment.create-link", { orderId }),
  ]);
}
