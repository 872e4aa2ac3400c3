import { useState } from "react";
import type { OrderDetails } from "../../../contract/customer-orders.ts";
import type { OrderDocument } from "../../../contract/order-document.ts";
import { t } from "../../../platform/language/t.ts";
import { downloadPdf } from "../../ui/download-pdf.ts";
import { failureNotice, type Notice, NoticeBox } from "../form/notice.tsx";

type LoadDocument = (documentId: number) => Promise<{ fileName: string; pdf: string }>;

/** The invoices and credit notes of an order, to download. Nothing before the first one. */
export function OrderInvoices({ order, load }: { order: OrderDetails; load: LoadDocument }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  if (order.documents.length === 0) return null;
  async function download(document: OrderDocument) {
    setNotice(null);
    try {
      downloadPdf(await load(document.id));
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
            <button type="button" className="link min-h-11" onClick={() => void download(document)}>
              {`${document.kind === "invoice" ? t("Invoice") : t("Credit note")} ${document.no} (PDF)`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
