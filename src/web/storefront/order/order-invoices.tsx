import { useState } from "react";
import type { OrderDetails } from "../../../contract/customer-orders.ts";
import type { OrderDocument } from "../../../contract/order-document.ts";
import { t } from "../../../platform/language/t.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { downloadPdf } from "../../ui/download-pdf.ts";
import { failureNotice, type Notice, NoticeBox } from "../form/notice.tsx";
import { loadDocument, loadEInvoice, type OrderAccess } from "./order-access.ts";

const titleOf = ({ kind, no }: OrderDocument): string =>
  `${kind === "invoice" ? t("Invoice") : t("Credit note")} ${no}`;

/** The invoices and credit notes of an order, to download. Nothing before the first one. */
export function OrderInvoices({ order, access }: { order: OrderDetails; access: OrderAccess }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  if (order.documents.length === 0) return null;
  async function download(load: () => Promise<void>) {
    setNotice(null);
    try {
      await load();
    } catch (problem) {
      setNotice(failureNotice(t("The document could not be loaded."), problem));
    }
  }
  return (
    <section aria-label={t("Invoices")} className="grid gap-2 border-t border-line pt-6 print:hidden">
      <NoticeBox notice={notice} />
      <ul className="grid gap-1 text-sm">
        {order.documents.map((document) => (
          <li key={document.id}>
            <button
              type="button"
              className="link min-h-11"
              onClick={() => void download(async () => downloadPdf(await loadDocument(access, document.id)))}
            >
              {`${titleOf(document)} (PDF)`}
            </button>
            {document.eInvoice === "XML" && (
              <button
                type="button"
                className="link ms-4 min-h-11"
                aria-label={t("{title} as an e-invoice (XML)", { title: titleOf(document) })}
                onClick={() =>
                  void download(async () => {
                    const { fileName, text, type } = await loadEInvoice(access, document.id);
                    downloadFile(fileName, text, type);
                  })
                }
              >
                {t("E-invoice (XML)")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
