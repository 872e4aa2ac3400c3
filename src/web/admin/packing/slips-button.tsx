import SlipIcon from "@mui/icons-material/ReceiptLongOutlined";
import { Button, useListContext, useUnselectAll } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { downloadPdf } from "../../ui/download-pdf.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

/** The packing slips of the ticked orders; with it they count as packed. */
export function SlipsButton() {
  const { selectedIds } = useListContext();
  const { isBusy, run } = useAction();
  const unselect = useUnselectAll("packing");
  const download = async () => {
    const body = { orderNos: selectedIds.map(String) };
    const isDone = await run(async () =>
      downloadPdf(await api.call("POST /api/admin/orders/packing-slips", { body })),
    );
    if (isDone) unselect();
  };
  return (
    <Button label={t("Packing slips")} onClick={() => void download()} disabled={isBusy}>
      <SlipIcon />
    </Button>
  );
}
