import type { ReactNode } from "react";
import { Button, useListContext, useUnselectAll } from "react-admin";
import { downloadPdf } from "../../../ui/download-pdf.ts";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";

interface DocumentsButtonProps {
  readonly call: "POST /api/admin/orders/packing-slips" | "POST /api/admin/orders/invoices";
  readonly label: string;
  readonly icon: ReactNode;
}

/** Downloads a document of each selected order, all in one PDF. */
export function DocumentsButton({ call, label, icon }: DocumentsButtonProps) {
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
