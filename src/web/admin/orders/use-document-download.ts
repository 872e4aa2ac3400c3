import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { downloadPdf } from "../../ui/download-pdf.ts";
import { downloadText } from "../../ui/download-text.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

/** Downloads an invoice or credit note of the order; a refusal is shown as a notice. */
export function useDocumentDownload({ id: orderNo }: StaffOrder) {
  const { isBusy, run } = useAction();
  const download = (documentId: number) =>
    void run(async () => {
      const params = { orderNo, documentId };
      downloadPdf(await api.call("GET /api/admin/orders/{orderNo}/documents/{documentId}", { params }));
    });
  const downloadEInvoice = (documentId: number) =>
    void run(async () => {
      const params = { orderNo, documentId };
      downloadText(
        await api.call("GET /api/admin/orders/{orderNo}/documents/{documentId}/e-invoice", { params }),
      );
    });
  return { isBusy, download, downloadEInvoice };
}
