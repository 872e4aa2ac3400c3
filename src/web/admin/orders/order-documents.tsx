import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { TextInput } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { isSold } from "../../../orders/order/order-status.ts";
import { t } from "../../../platform/language/t.ts";
import { downloadPdf } from "../../ui/download-pdf.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { validateGstin } from "../inputs/validate-gstin.ts";
import { formatBaseAmount } from "../words/format.ts";
import { hasGst } from "../words/tax-words.ts";
import { BilledCompany } from "./billed-company.tsx";
import { IssueInvoice } from "./issue-invoice.tsx";
import { useDocumentDownload } from "./use-document-download.ts";

/**
 * The packing slip is available at any time, unless everything was paid back and nobody has decided to send it; to look at it packs
 * nothing. Invoices are issued by
 * themselves at dispatch; before it, or where the place of supply is missing, staff can issue one.
 */
export function OrderDocuments({ order }: { order: StaffOrder }) {
  const { isBusy, run } = useAction();
  const downloadPackingSlip = () =>
    void run(async () => {
      const body = { orderNos: [order.id], marksPacked: false };
      downloadPdf(await api.call("POST /api/admin/orders/packing-slips", { body }));
    });
  const { isBusy: isDownloading, download, downloadEInvoice } = useDocumentDownload(order);
  const isUndecided = order.queue === "decide";
  const mayBeInvoiced =
    !order.isSwag && order.grandTotal > 0 && !order.invoiceNo && isSold(order.status) && !isUndecided;
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      {!isUndecided && (
        <Button variant="outlined" disabled={isBusy} onClick={downloadPackingSlip}>
          {t("Packing slip")}
        </Button>
      )}
      <Packed order={order} />
      {order.documents.map(({ id, kind, no, amount, eInvoice }) => (
        <Box key={id} sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button variant="outlined" disabled={isDownloading} onClick={() => download(id)}>
            {`${kind === "invoice" ? t("Invoice") : t("Credit note")} ${no} · ${formatBaseAmount(amount)}`}
          </Button>
          {eInvoice && (
            <Button
              disabled={isDownloading}
              aria-label={t("E-invoice {no} ({kind})", { no, kind: eInvoice })}
              onClick={() => downloadEInvoice(id)}
            >
              {t("E-invoice ({kind})", { kind: eInvoice })}
            </Button>
          )}
        </Box>
      ))}
      {mayBeInvoiced ? (
        <IssueInvoice order={order} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {order.isSwag
            ? t("A welcome kit has no invoice: it is free.")
            : order.grandTotal === 0
              ? t("There is nothing to invoice: it is free.")
              : t("Each parcel is invoiced by itself when it leaves; refunds make a credit note.")}
        </Typography>
      )}
      {!order.isSwag && (hasGst ? <BillingGstin order={order} /> : <BilledCompany order={order} />)}
    </Box>
  );
}

/** Packed, or not after all: it waits in another queue then. */
function Packed({ order }: { order: StaffOrder }) {
  const { isBusy, submit } = useAction();
  if (order.status !== "Order Confirmed" || (order.queue !== "pack" && order.queue !== "send")) return null;
  const isPacked = order.queue === "pack";
  const mark = () =>
    submit(
      () =>
        api.call("POST /api/admin/orders/{orderNo}/packed", {
          params: { orderNo: order.id },
          body: { isPacked },
        }),
      isPacked ? t("It waits to be sent") : t("It waits to be packed"),
    );
  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => void mark()}>
      {isPacked ? t("Packed") : t("Not packed after all")}
    </Button>
  );
}

/** The GSTIN of who is billed: on the next invoice. */
function BillingGstin({ order }: { order: StaffOrder }) {
  const { isBusy, submit } = useAction();
  return (
    <CommandForm
      initialValues={{ gstin: order.billingGstin }}
      onSubmit={({ gstin }) =>
        submit(
          () =>
            api.call("POST /api/admin/orders/{orderNo}/gstin", {
              params: { orderNo: order.id },
              body: { gstin: gstin ?? "" },
            }),
          t("Written down: it is on the next invoice"),
        )
      }
    >
      {({ gstin }) => (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "start", gap: 1 }}>
          <TextInput
            source="gstin"
            label={t("GSTIN of who is billed")}
            parse={(typed: string) => typed.trim().toUpperCase()}
            validate={validateGstin}
          />
          <Button type="submit" variant="outlined" disabled={isBusy || (gstin ?? "") === order.billingGstin}>
            {t("Save")}
          </Button>
        </Box>
      )}
    </CommandForm>
  );
}
