import Typography from "@mui/material/Typography";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

/** Ends the links in the mails about an order, as when a mail was passed on or went to a wrong address. */
export function WithdrawOrderLink({ order }: { order: StaffOrder }) {
  const { isBusy, run } = useAction();
  const params = { orderNo: order.id };
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t("Every mail about this order has a link that opens its page without a login.")}
      </Typography>
      <ConfirmButton
        variant="outlined"
        color="warning"
        disabled={isBusy}
        title={t("Withdraw the links of this order?")}
        content={t(
          "The links in all mails sent until now will open nothing. Nobody is mailed; the next mail about the order carries a new link.",
        )}
        confirm={t("Withdraw them")}
        confirmColor="warning"
        onConfirm={() =>
          void run(
            () => api.call("POST /api/admin/orders/{orderNo}/withdraw-link", { params }),
            t("The links are withdrawn"),
          )
        }
      >
        {t("Withdraw the links…")}
      </ConfirmButton>
    </>
  );
}
