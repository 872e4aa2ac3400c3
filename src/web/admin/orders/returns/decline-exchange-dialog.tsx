import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { required, TextInput } from "react-admin";
import { t } from "../../../../platform/language/t.ts";
import { FormDialog } from "../../actions/action-dialog.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import type { ExchangeProps } from "./exchange-row.tsx";

/** Ends an exchange without a new size, with a reason that is mailed. */
export function DeclineExchangeDialog({
  order,
  returnId,
  version,
  exchange,
  onClose,
}: ExchangeProps & { readonly onClose: () => void }) {
  const { isBusy, submit } = useAction();
  return (
    <FormDialog
      title={t("Decline the exchange")}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={{ reason: "" }}
      onSubmit={async ({ reason }) => {
        const params = { orderNo: order.id, returnId };
        const body = { version, reason: reason.trim() };
        await submit(
          () => api.call("POST /api/admin/orders/{orderNo}/exchanges/{returnId}/decline", { params, body }),
          t("Declined, and mailed"),
        );
        onClose();
        return true;
      }}
      action={({ reason }) => (
        <Button type="submit" variant="contained" color="warning" disabled={isBusy || !reason.trim()}>
          {t("Decline it")}
        </Button>
      )}
    >
      {() => (
        <>
          <TextInput
            source="reason"
            label={t("Why, for the customer to read")}
            validate={required()}
            slotProps={{ htmlInput: { maxLength: 450 } }}
          />
          <Typography>
            {exchange.replacementNo
              ? t("The new size stays with the customer. A mail tells {email} this reason.", {
                  email: order.email,
                })
              : t("The reserved size is free again. A mail tells {email} this reason.", {
                  email: order.email,
                })}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
