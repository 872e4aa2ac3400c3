import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { TextInput, useRecordContext } from "react-admin";
import type { PackingRow } from "../../../contract/admin/packing.ts";
import { t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { type Courier, useLastCourier } from "../orders/dispatch-form.tsx";
import { serverWord } from "../words/server-words.ts";

/** The one next step of an order: it is packed, or it leaves. */
export function PackingStep() {
  const order = useRecordContext<PackingRow>();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, run } = useAction();
  if (!order) return null;
  const setPacked = (isPacked: boolean, done: string) =>
    void run(
      () =>
        api.call("POST /api/admin/packing/{orderNo}/packed", {
          params: { orderNo: order.id },
          body: { isPacked },
        }),
      done,
    );
  if (order.queue === "pack")
    return (
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        aria-label={t("{id} is packed", { id: order.id })}
        onClick={() => setPacked(true, t("{id} waits to be sent.", { id: order.id }))}
      >
        {t("Packed")}
      </Button>
    );
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={t("Dispatch {id}", { id: order.id })}
        onClick={() => setOpen(true)}
      >
        {t("Dispatch…")}
      </Button>
      <Button
        size="small"
        disabled={isBusy}
        aria-label={t("{id} is not packed", { id: order.id })}
        onClick={() => setPacked(false, t("{id} waits to be packed.", { id: order.id }))}
      >
        {t("Not packed")}
      </Button>
      {isOpen && <DispatchDialog order={order} onClose={() => setOpen(false)} />}
    </Box>
  );
}

/** Sends all of an order as one parcel, with the courier of the parcel before. */
function DispatchDialog({
  order: { id, recipientName },
  onClose,
}: {
  order: PackingRow;
  onClose: () => void;
}) {
  const { isBusy, submit } = useAction();
  const [lastCourier, setLastCourier] = useLastCourier();
  const [refusal, setRefusal] = useState("");
  async function dispatch({ shippedBy, awbNo }: Courier) {
    await submit(async () => {
      const text = [id, shippedBy, awbNo].map((cell) => cell.replace(/\s+/g, " ").trim()).join("\t");
      const [line] = await api.call("POST /api/admin/orders/dispatch", { body: { text, dryRun: false } });
      setLastCourier(shippedBy.trim());
      if (line?.outcome === "done") onClose();
      else setRefusal(line ? serverWord(line.message) : "");
    });
    return true;
  }
  return (
    <FormDialog
      title={t("Dispatch {id}", { id })}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={{ shippedBy: lastCourier, awbNo: "" }}
      onSubmit={dispatch}
      action={({ shippedBy, awbNo }) => (
        <Button type="submit" variant="contained" disabled={isBusy || !shippedBy.trim() || !awbNo.trim()}>
          {t("Dispatch it")}
        </Button>
      )}
    >
      {() => (
        <>
          <TextInput source="shippedBy" label={t("Courier")} />
          <TextInput source="awbNo" label={t("AWB NO")} />
          <span>
            {t("All of it leaves. {recipientName} is mailed courier and AWB number.", { recipientName })}
          </span>
          {refusal && <span role="alert">{refusal}</span>}
        </>
      )}
    </FormDialog>
  );
}
