import SlipIcon from "@mui/icons-material/ReceiptLongOutlined";
import ConfirmIcon from "@mui/icons-material/TaskAltOutlined";
import { useState } from "react";
import { Button, useListContext, useRefresh, useUnselectAll } from "react-admin";
import type { OrderResult } from "../../../contract/admin/bulk-order-actions.ts";
import { downloadPdf } from "../../ui/download-pdf.ts";
import { api } from "../api.ts";
import { plural } from "../format.ts";
import { useAction } from "../use-action.ts";
import { BulkActionDialog } from "./bulk-action-dialog.tsx";

interface SelectedOrder {
  readonly id: string;
  readonly status: string;
}

/** The actions for the orders that are selected in the list. */
export const OrderBulkActions = () => (
  <>
    <ConfirmOrders />
    <PackingSlipsButton />
  </>
);

function ConfirmOrders() {
  const { data = [], selectedIds } = useListContext<SelectedOrder>();
  const [results, setResults] = useState<readonly OrderResult[]>();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, run } = useAction();
  const unselect = useUnselectAll("orders");
  const refresh = useRefresh();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const confirm = () =>
    void run(async () => {
      const orders = selected.map(({ id, status }) => ({ orderNo: id, from: status }));
      setResults(await api.call("POST /api/admin/orders/confirm", { body: { orders } }));
    });
  const close = () => {
    setOpen(false);
    if (!results) return;
    setResults(undefined);
    unselect();
    refresh();
  };
  return (
    <>
      <Button label="Confirm" onClick={() => setOpen(true)}>
        <ConfirmIcon />
      </Button>
      {isOpen && (
        <BulkActionDialog
          title={`Confirm ${plural(selected.length, "order")}`}
          description="Each counts as paid from then on and its customer is mailed. Orders that are past it stay as they are."
          actionLabel="Confirm"
          outcomes={results?.map((each) => ({
            key: each.orderNo,
            outcome: each.isDone ? "done" : "refused",
            cells: [each.orderNo, each.message],
          }))}
          isBusy={isBusy}
          onRun={confirm}
          onClose={close}
        />
      )}
    </>
  );
}

/** Downloads the packing slips of the selected orders as one PDF, one page for each order. */
function PackingSlipsButton() {
  const { selectedIds } = useListContext();
  const { isBusy, run } = useAction();
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
