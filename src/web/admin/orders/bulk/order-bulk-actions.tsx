import CancelIcon from "@mui/icons-material/CancelOutlined";
import DeliveredIcon from "@mui/icons-material/HomeOutlined";
import SlipIcon from "@mui/icons-material/ReceiptLongOutlined";
import ConfirmIcon from "@mui/icons-material/TaskAltOutlined";
import { type ReactNode, useState } from "react";
import { Button, useListContext, useUnselectAll } from "react-admin";
import type { StaffOrderRow } from "../../../../contract/admin/orders.ts";
import { downloadPdf } from "../../../ui/download-pdf.ts";
import { api } from "../../api.ts";
import { useAction } from "../../use-action.ts";
import { type OrderStep, OrderStepDialog } from "./order-step-dialog.tsx";
import { cancelStep, confirmStep, deliverStep } from "./order-steps.tsx";

/** The actions for the orders that are selected in the list. */
export const OrderBulkActions = () => (
  <>
    <BulkStep step={confirmStep} icon={<ConfirmIcon />} />
    <PackingSlipsButton />
    <BulkStep step={deliverStep} icon={<DeliveredIcon />} />
    <BulkStep step={cancelStep} icon={<CancelIcon />} />
  </>
);

function BulkStep<T extends object>({ step, icon }: { step: OrderStep<T>; icon: ReactNode }) {
  const { data = [], selectedIds } = useListContext<StaffOrderRow>();
  const [isOpen, setOpen] = useState(false);
  const unselect = useUnselectAll("orders");
  const close = (isDone: boolean) => {
    setOpen(false);
    if (isDone) unselect();
  };
  return (
    <>
      <Button label={step.label} onClick={() => setOpen(true)}>
        {icon}
      </Button>
      {isOpen && (
        <OrderStepDialog
          step={step}
          selected={data.filter(({ id }) => selectedIds.includes(id))}
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
  const unselect = useUnselectAll("orders");
  const downloadPackingSlips = async () => {
    const isDone = await run(async () => {
      const body = { orderNos: selectedIds.map(String) };
      downloadPdf(await api.call("POST /api/admin/orders/packing-slips", { body }));
    });
    if (isDone) unselect();
  };
  return (
    <Button label="Packing slips" onClick={() => void downloadPackingSlips()} disabled={isBusy}>
      <SlipIcon />
    </Button>
  );
}
