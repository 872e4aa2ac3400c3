import { type Refusal, refuse } from "../../contract/errors.ts";
import type { ReturnId, UserId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { inLanguage } from "../../platform/language/in-language.ts";
import type { Language } from "../../platform/language/language.ts";
import { t } from "../../platform/language/t.ts";
import { printPdf } from "../../platform/pdf/print-pdf.ts";
import { findOwnOrder } from "../order/order-details.store.ts";
import { orderNotFound } from "../order/order-details.ts";
import { readExchanges } from "./exchange.store.ts";
import type { ExchangeLabel } from "./exchange-label.ts";

interface PrintLabel {
  readonly orderNo: string;
  readonly returnId: ReturnId;
  readonly userId: UserId;
  readonly company: string;
  readonly returnAddress: readonly string[];
  readonly language: Language;
}

/** The label of an open exchange that comes by post, as PDF in base64. Refuses order_not_found and not_found. */
export async function printExchangeLabel(
  db: Db,
  { orderNo, returnId, userId, company, returnAddress: sendTo, language }: PrintLabel,
): Promise<{ fileName: string; pdf: string } | Refusal<"not_found" | "order_not_found">> {
  const order = await findOwnOrder(db, orderNo, userId);
  if (!order) return orderNotFound;
  const exchange = (await readExchanges(db, order.order_id)).find((each) => each.returnId === returnId);
  if (exchange?.state !== "asked" || exchange.way !== "post")
    return refuse("not_found", "There is no label for this.");
  const returnNo = `${order.order_no}/R${exchange.number}`;
  const words = inLanguage(language, () => ({
    title: t("Label for {returnNo}", { returnNo }),
    pieces: exchange.pieces.map((each) =>
      t("{quantity} × {productName}: size {from}, for {to}", {
        quantity: each.quantity,
        productName: each.product_name,
        from: each.from_size,
        to: each.to_size,
      }),
    ),
  }));
  const label: ExchangeLabel = { company, sendTo, returnNo, pieces: words.pieces };
  const bytes = await printPdf({
    title: words.title,
    language,
    drawing: new URL("./draw-exchange-label.ts", import.meta.url),
    items: [label],
  });
  return { fileName: `${returnNo.replaceAll("/", "-")}.pdf`, pdf: bytes.toString("base64") };
}
