import SlipIcon from "@mui/icons-material/ReceiptLongOutlined";
import { Button, useListContext } from "react-admin";
import { api } from "../api.ts";
import { useAction } from "../use-action.ts";
import { downloadPdf } from "./save-pdf.ts";

/** Downloads the packing slips of the selected orders as one PDF, one page for each order. */
export function PackingSlipsButton() {
  const { selectedIds } = useListContext();
  const { isBusy, take: run } = useAction();
  const downloadPackingSlips = () =>
    void run(async () => {
      const body = { orderNos: selectedIds.map(String) };
      downloadPdf(await api.call("POST /api/admin/orders/packing-slips", { body }));
    });
  return (
    <Button label="Packing slips" onClick={downloadPackingSlips} disabled={isBusy}>
      <SlipIcon />
    </Button>
  );
}
