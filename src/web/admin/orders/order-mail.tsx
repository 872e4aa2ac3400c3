import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { OrderMail as Mail } from "../../../contract/admin/order-mails.ts";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { ActionDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { MailText } from "../mail-texts/mail-text.tsx";
import { formatDateTime } from "../words/format.ts";

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
      `On its way to ${order.email}`,
    );
    if (isDone) close();
  }
  return (
    <>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => void open()}
        aria-label={`Read the mail: ${title}`}
      >
        Read
      </Button>
      {mail && (
        <ActionDialog
          title={mail.subject || title}
          maxWidth="md"
          closeLabel="Close"
          onClose={close}
          action={
            mail.state !== "queued" && (
              <Button variant="contained" disabled={isBusy} onClick={() => void resend()}>
                {mail.state === "failed" ? "Try again" : "Resend"}
              </Button>
            )
          }
        >
          <Typography variant="body2" color="textSecondary">
            {`To ${mail.recipient}, ${formatDateTime(mail.queuedAt)}: ${mail.state}`}
            {mail.problem && ` (${mail.problem})`}
          </Typography>
          <MailText>{mail.text || "It is not written yet."}</MailText>
          {mail.state !== "queued" && (
            <Typography>
              {`Resending writes it anew, as the order stands now, and mails it to ${order.email}.`}
            </Typography>
          )}
        </ActionDialog>
      )}
    </>
  );
}
