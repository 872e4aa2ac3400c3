import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { OrderMail as Mail } from "../../../contract/admin/order-mails.ts";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { ActionDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { MailText } from "../mail-texts/mail-text.tsx";
import { formatDateTime } from "../words/format.ts";
import { serverValue, serverWord } from "../words/server-words.ts";

/** Shows one mail of the order, and can resend it. */
export function OrderMail({ order, mailId, title }: { order: StaffOrder; mailId: number; title: string }) {
  const [mail, setMail] = useState<Mail | null>(null);
  const { isBusy, run } = useAction();
  const params = { orderNo: order.id, mailId };
  const close = () => setMail(null);
  const open = () =>
    run(async () => setMail(await api.call("GET /api/admin/orders/{orderNo}/mails/{mailId}", { params })));
  async function resend() {
    const isDone = await run(
      () => api.call("POST /api/admin/orders/{orderNo}/mails/{mailId}/resend", { params }),
      t("On its way to {email}", { email: order.email }),
    );
    if (isDone) close();
  }
  return (
    <>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => void open()}
        aria-label={t("Read the mail: {title}", { title })}
      >
        {t("Read")}
      </Button>
      {mail && (
        <ActionDialog
          title={mail.subject || title}
          maxWidth="md"
          closeLabel={t("Close")}
          onClose={close}
          action={
            mail.state !== "queued" && (
              <Button variant="contained" disabled={isBusy} onClick={() => void resend()}>
                {mail.state === "failed" ? t("Try again") : t("Resend")}
              </Button>
            )
          }
        >
          <Typography variant="body2" color="textSecondary">
            {`${t("To {recipient}, {queuedAt}: {state}", { recipient: mail.recipient, queuedAt: formatDateTime(mail.queuedAt), state: serverValue(mail.state) })}${mail.problem && ` (${serverWord(mail.problem)})`}`}
          </Typography>
          <MailText>{mail.text || t("It is not written yet.")}</MailText>
          {mail.state !== "queued" && (
            <Typography>
              {t("Resending writes it anew, as the order stands now, and mails it to {email}.", {
                email: order.email,
              })}
            </Typography>
          )}
        </ActionDialog>
      )}
    </>
  );
}
