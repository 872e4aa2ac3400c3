import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { maxLength, TextInput } from "react-admin";
import type { StaffQuote } from "../../../contract/admin/quotes.ts";
import { t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { LabelSelectInput } from "../inputs/label-select-input.tsx";
import { lostReasonLabels } from "./quote-labels.ts";

interface LostValues {
  readonly reason: keyof typeof lostReasonLabels;
  readonly note: string;
}

const initialValues: LostValues = { reason: "no answer", note: "" };

/** Settles a quote as lost, with the reason, and withdraws its link. */
export function LoseQuoteDialog({ quote, onClose }: { quote: StaffQuote; onClose: () => void }) {
  const { isBusy, submit } = useAction();
  const lose = ({ reason, note }: LostValues) =>
    submit(async () => {
      await api.call("POST /api/admin/quotes/{quoteId}/lost", {
        params: { quoteId: quote.id },
        body: { version: quote.version, reason, note },
      });
      onClose();
    }, t("Settled as lost"));
  return (
    <FormDialog
      title={t("This quote is lost")}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={initialValues}
      onSubmit={lose}
      action={() => (
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t("Settle as lost")}
        </Button>
      )}
    >
      {() => (
        <>
          <LabelSelectInput source="reason" label={t("Because of")} labels={lostReasonLabels} />
          <TextInput source="note" label={t("Note (optional)")} validate={maxLength(300)} />
          <Typography color="textSecondary">
            {t("Its link then says that it was withdrawn. Nobody is mailed; it can be sent again later.")}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
