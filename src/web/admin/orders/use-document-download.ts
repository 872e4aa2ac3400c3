import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { downloadPdf } from "../../ui/download-pdf.ts";
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
      const path = "GET /api/admin/orders/{orderNo}/documents/{documentId}/e-invoice";
      const { fileName, text, type } = await api.call(path, { params });
      downloadFile(fileName, text, type);
    });
  return { isBusy, download, downloadEInvoice };
}
