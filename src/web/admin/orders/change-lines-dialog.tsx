import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import type { ChangedTotals } from "../../../contract/admin/staff-orders.ts";
import { t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { formatBaseAmount } from "../words/format.ts";
import { ProductsInput, type ProductsValue } from "./new/products-input.tsx";

interface LinesValues {
  readonly lines: ProductsValue;
}

const toLines = ({ lines }: LinesValues) =>
  lines.map(({ sku, quantity }) => {
    const [variantId, size = ""] = (sku ?? "").split("~");
    return { variantId: Number(variantId), size, quantity: quantity ?? 0 };
  });

/** Other line items for an order that nobody has paid yet. The new total is shown before anything changes. */
export function ChangeLinesDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { isBusy, submit } = useAction();
  const [checked, setChecked] = useState<{ readonly lines: string; readonly totals: ChangedTotals }>();
  const [quotedTotal] = useState(order.grandTotal);
  const params = { orderNo: order.id };
  const totalsOf = (values: LinesValues) =>
    checked?.lines === JSON.stringify(toLines(values)) ? checked.totals : undefined;
  async function send(values: LinesValues) {
    const lines = toLines(values);
    const totals = totalsOf(values);
    if (!totals) {
      await submit(async () => {
        const body = { lines, quotedTotal };
        const found = await api.call("POST /api/admin/orders/{orderNo}/lines/check", { params, body });
        setChecked({ lines: JSON.stringify(lines), totals: found });
      });
      return false;
    }
    const body = { lines, quotedTotal, expectedTotal: totals.grandTotal };
    await submit(
      () => api.call("POST /api/admin/orders/{orderNo}/lines", { params, body }),
      t("Changed, and mailed"),
    );
    onClose();
    return false;
  }
  return (
    <FormDialog
      title={t("Change the products")}
      maxWidth="md"
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={{
        lines: order.lines.map(({ variantId, size, quantity }) => ({
          sku: `${variantId}~${size}`,
          quantity,
        })),
      }}
      onSubmit={send}
      action={(values) => (
        <Button type="submit" variant="contained" disabled={isBusy || values.lines.length === 0}>
          {totalsOf(values) ? t("Change the order") : t("Check it")}
        </Button>
      )}
    >
      {(values) => {
        const totals = totalsOf(values);
        return (
          <>
            <ProductsInput />
            <Typography role="status">
              {totals
                ? t("The total becomes {grandTotal} in place of {quotedTotal}{shipping}.", {
                    grandTotal: formatBaseAmount(totals.grandTotal),
                    quotedTotal: formatBaseAmount(quotedTotal),
                    shipping: totals.shipping === null ? t(", without shipping") : "",
                  })
                : t("What stays keeps its price; what is new has today's.")}
            </Typography>
            <Typography color="textSecondary">
              {t("{paymentLink}A mail tells {email} what the order has now.", {
                paymentLink:
                  order.paymentLink &&
                  t(
                    "The payment link that was mailed is closed. Where the store sends links by itself, the new one is mailed too. ",
                  ),
                email: order.email,
              })}
            </Typography>
          </>
        );
      }}
    </FormDialog>
  );
}
