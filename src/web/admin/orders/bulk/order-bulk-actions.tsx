import LinkIcon from "@mui/icons-material/AddLinkOutlined";
import CancelIcon from "@mui/icons-material/CancelOutlined";
import InvoiceIcon from "@mui/icons-material/DescriptionOutlined";
import DeliveredIcon from "@mui/icons-material/HomeOutlined";
import TruckIcon from "@mui/icons-material/LocalShippingOutlined";
import SlipIcon from "@mui/icons-material/ReceiptLongOutlined";
import ConfirmIcon from "@mui/icons-material/TaskAltOutlined";
import type { ReactNode } from "react";
import { Button, useListContext, useUnselectAll } from "react-admin";
import { t } from "../../../../platform/language/t.ts";
import { downloadPdf } from "../../../ui/download-pdf.ts";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { BulkStep } from "../../lists/bulk-step.tsx";
import { orderNames } from "./order-step-dialog.tsx";
import { cancelStep, confirmStep, deliverStep } from "./order-steps.tsx";
import { useOrderSteps } from "./use-order-steps.tsx";

/** The steps that make sense in each queue. In the list of all orders: all of them. */
const stepsOf: Record<string, string> = {
  pay: "link confirm cancel",
  confirm: "confirm cancel",
  pack: "slips dispatch cancel",
  send: "dispatch slips invoices cancel",
  way: "delivered invoices",
};
const allSteps = "confirm slips dispatch delivered invoices cancel";

/** The actions for the orders that are selected in the list. */
export function OrderBulkActions() {
  const { filterValues } = useListContext();
  const { link, dispatch } = useOrderSteps();
  const buttons: Record<string, ReactNode> = {
    link: link && <BulkStep {...orderNames} step={link} icon={<LinkIcon />} />,
    confirm: <BulkStep {...orderNames} step={confirmStep} icon={<ConfirmIcon />} />,
    slips: (
      <DocumentsButton
        call="POST /api/admin/orders/packing-slips"
        label={t("Packing slips")}
        icon={<SlipIcon />}
      />
    ),
    dispatch: <BulkStep {...orderNames} step={dispatch} icon={<TruckIcon />} />,
    delivered: <BulkStep {...orderNames} step={deliverStep} icon={<DeliveredIcon />} />,
    invoices: (
      <DocumentsButton call="POST /api/admin/orders/invoices" label={t("Invoices")} icon={<InvoiceIcon />} />
    ),
    cancel: <BulkStep {...orderNames} step={cancelStep} icon={<CancelIcon />} />,
  };
  return (stepsOf[filterValues?.queue] ?? allSteps)
    .split(" ")
    .map((name) => <span key={name}>{buttons[name]}</span>);
}

interface DocumentsButtonProps {
  readonly call: "POST /api/admin/orders/packing-slips" | "POST /api/admin/orders/invoices";
  readonly label: string;
  readonly icon: ReactNode;
}

/** Downloads a document of each selected order, all in one PDF. */
function DocumentsButton({ call, label, icon }: DocumentsButtonProps) {
  const { selectedIds } = useListContext();
  const { isBusy, run } = useAction();
  const unselect = useUnselectAll("orders");
  const download = async () => {
    const body = { orderNos: selectedIds.map(String) };
    const isDone = await run(async () => downloadPdf(await api.call(call, { body })));
    if (isDone) unselect();
  };
  return (
    <Button label={label} onClick={() => void download()} disabled={isBusy}>
      {icon}
    </Button>
  );
}
