import SlipIcon from "@mui/icons-material/ReceiptLongOutlined";
import { Button, useListContext } from "react-admin";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";
import { savePdf } from "./save-pdf.ts";

/** The slips of the ticked orders in one file, a page each. */
export function PackingSlips() {
  const { selectedIds } = useListContext();
  const { isBusy, take } = useStep();
  const print = () =>
    void take(async () => {
      const body = { orderNos: selectedIds.map(String) };
      savePdf(await api.call("POST /api/admin/orders/packing-slips", { body }));
    });
  return (
    <Button label="Packing slips" onClick={print} disabled={isBusy}>
      <SlipIcon />
    </Button>
  );
}
