import Button from "@mui/material/Button";
import { useState } from "react";
import { useCreatePath, useRecordContext } from "react-admin";
import type { StaffOrderRow } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { downloadPdf } from "../../ui/download-pdf.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { type OrderStep, OrderStepDialog } from "./bulk/order-step-dialog.tsx";
import { confirmStep, deliverStep } from "./bulk/order-steps.tsx";
import { useOrderSteps } from "./bulk/use-order-steps.tsx";

/** The one next step of a row, without opening its order. */
export function NextStep() {
  const order = useRecordContext<StaffOrderRow>();
  const { link, dispatch } = useOrderSteps();
  if (!order?.queue) return null;
  if (order.queue === "pay" && order.status === "Order Requested" && link)
    return <StepButton step={link} order={order} />;
  if (order.queue === "confirm") return <StepButton step={confirmStep} order={order} />;
  if (order.queue === "pack") return <SlipButton order={order} />;
  if (order.queue === "send" && order.status === "Order Confirmed")
    return <StepButton step={dispatch} order={order} />;
  if (order.queue === "way") return <StepButton step={deliverStep} order={order} />;
  return <OpenButton order={order} />;
}

/** A long word widens its column on a phone; it is not broken into letters. */
const unbroken = { whiteSpace: "nowrap" } as const;

/** Stops the click, which would open the order. */
const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();

function StepButton<T extends object>({ step, order }: { step: OrderStep<T>; order: StaffOrderRow }) {
  const [isOpen, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps clicks from the row
    <span role="presentation" onClick={stop} onKeyDown={stop}>
      <Button
        size="small"
        sx={unbroken}
        variant="outlined"
        aria-label={`${step.label}: ${order.id}`}
        onClick={() => setOpen(true)}
      >
        {step.label}
      </Button>
      {isOpen && <OrderStepDialog step={step} selected={[order]} onClose={() => setOpen(false)} />}
    </span>
  );
}

function SlipButton({ order: { id } }: { order: StaffOrderRow }) {
  const { isBusy, run } = useAction();
  const print = () =>
    run(async () => {
      const body = { orderNos: [id] };
      downloadPdf(await api.call("POST /api/admin/orders/packing-slips", { body }));
    });
  return (
    <Button
      size="small"
      sx={unbroken}
      variant="outlined"
      aria-label={t("Packing slip: {id}", { id })}
      disabled={isBusy}
      onClick={(event) => {
        stop(event);
        void print();
      }}
    >
      {t("Packing slip")}
    </Button>
  );
}

function OpenButton({ order: { id, queue, status } }: { order: StaffOrderRow }) {
  const createPath = useCreatePath();
  const label =
    queue === "decide"
      ? t("Send or cancel")
      : queue === "send"
        ? t("Send the rest")
        : status === "Payment Link Sent"
          ? t("Waits for payment")
          : t("Send a link");
  return (
    <Button
      size="small"
      sx={unbroken}
      href={`#${createPath({ resource: "orders", type: "show", id })}`}
      aria-label={`${label}: ${id}`}
      onClick={stop}
    >
      {label}
    </Button>
  );
}
