import ConfirmIcon from "@mui/icons-material/TaskAltOutlined";
import { useState } from "react";
import { Button, useListContext, useRefresh, useUnselectAll } from "react-admin";
import type { BatchResult } from "../../../contract/admin/order-batches.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";
import { BatchDialog } from "./batch-dialog.tsx";
import { PackingSlips } from "./packing-slips.tsx";

interface Seen {
  readonly id: string;
  readonly status: string;
}

/** What is done with the orders ticked in the list. */
export const OrderBulkActions = () => (
  <>
    <ConfirmOrders />
    <PackingSlips />
  </>
);

function ConfirmOrders() {
  const { data = [], selectedIds } = useListContext<Seen>();
  const [results, setResults] = useState<readonly BatchResult[]>();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, take } = useStep();
  const unselect = useUnselectAll("orders");
  const refresh = useRefresh();
  const ticked = data.filter(({ id }) => selectedIds.includes(id));
  const confirm = () =>
    void take(async () => {
      const orders = ticked.map(({ id, status }) => ({ orderNo: id, from: status }));
      setResults(await api.call("POST /api/admin/orders/confirm", { body: { orders } }));
    });
  const close = () => {
    setAsked(false);
    if (!results) return;
    setResults(undefined);
    unselect();
    refresh();
  };
  return (
    <>
      <Button label="Confirm" onClick={() => setAsked(true)}>
        <ConfirmIcon />
      </Button>
      <BatchDialog
        isOpen={isAsked}
        title={ticked.length === 1 ? "Confirm 1 order" : `Confirm ${ticked.length} orders`}
        says="Each counts as paid from then on and its buyer is mailed. Orders that are past it stay as they are."
        step="Confirm"
        lines={results?.map((each) => ({
          key: each.orderNo,
          tone: each.isDone ? "done" : "refused",
          cells: [each.orderNo, each.says],
        }))}
        isBusy={isBusy}
        take={confirm}
        close={close}
      />
    </>
  );
}
