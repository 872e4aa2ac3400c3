import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { BooleanInput } from "react-admin";
import type { ClaimLinkPlan } from "../../../contract/admin/claim-links.ts";
import { MAX_CARDS } from "../../../orders/claim/card/printed-card.ts";
import { t } from "../../../platform/language/t.ts";
import { downloadPdf } from "../../ui/download-pdf.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { LinkPlan } from "./link-plan.tsx";
import { chosenBy, isComplete, nobodyChosen, RecipientInputs, type Recipients } from "./recipient-inputs.tsx";

interface Values extends Recipients {
  readonly replaces: boolean;
}
const initialValues: Values = { ...nobodyChosen, replaces: false };
const fields = { too_many_lines: "lines" } as const;

interface PrintCardsDialogProps {
  readonly occasionId: number;
  readonly onClose: () => void;
}

/** For whom to print cards, what that would do, and then the PDF: it alone has the codes. Another choice must be checked again. */
export function PrintCardsDialog({ occasionId, onClose }: PrintCardsDialogProps) {
  const [checked, setChecked] = useState<{ of: string; plan: ClaimLinkPlan; isPrinted: boolean }>();
  const { isBusy, run, submit } = useAction();
  const params = { occasionId };
  async function check(values: Values) {
    const plan = await api.call("POST /api/admin/occasions/{occasionId}/claim-cards/plan", {
      params,
      body: bodyOf(values),
    });
    setChecked({ of: keyOf(values), plan, isPrinted: false });
  }
  async function print(values: Values, plan: ClaimLinkPlan) {
    const seen = plan.recipients.length;
    const isDone = await run(
      async () =>
        downloadPdf(
          await api.call("POST /api/admin/occasions/{occasionId}/claim-cards", {
            params,
            body: { ...bodyOf(values), seen },
          }),
        ),
      t("The cards are in the PDF that was saved."),
    );
    setChecked(isDone ? { of: keyOf(values), plan: { ...plan, isSent: true }, isPrinted: true } : undefined);
  }
  const isPrinted = checked?.isPrinted === true;
  return (
    <FormDialog
      title={t("Print cards")}
      closeLabel={isPrinted ? t("Close") : t("Not now")}
      onClose={onClose}
      maxWidth="md"
      initialValues={initialValues}
      fields={fields}
      onSubmit={async (values) => {
        await submit(() => check(values));
        return false;
      }}
      action={(values) => {
        if (isPrinted) return null;
        const plan = checked?.of === keyOf(values) ? checked.plan : undefined;
        const count = Math.min(plan?.recipients.length ?? 0, MAX_CARDS);
        const mayPrint = count > 0 && !plan?.problems.some(({ problem }) => problem === "not_started");
        return (
          <>
            {plan && mayPrint && (
              <Button variant="contained" disabled={isBusy} onClick={() => void print(values, plan)}>
                {t("{count, plural, one {Print # card} other {Print # cards}}", { count })}
              </Button>
            )}
            <Button
              type="submit"
              variant={mayPrint ? "outlined" : "contained"}
              disabled={isBusy || !isComplete(values)}
            >
              {t("Check first")}
            </Button>
          </>
        );
      }}
    >
      {(values) => {
        const found = isPrinted || checked?.of === keyOf(values) ? checked : undefined;
        return (
          <>
            {!isPrinted && <CardInputs who={values.who} />}
            {isPrinted && (
              <Typography>
                {t(
                  "Keep the PDF until the cards are given out: the store keeps no codes, so cards that are lost can only be made anew.",
                )}
              </Typography>
            )}
            {found && <LinkPlan plan={found.plan} mail={undefined} isCards />}
            {!found && (
              <Typography color="textSecondary">
                {t(
                  "Checking changes nothing: it says who would get a card. The code on it works together with what the settings ask beside it.",
                )}
              </Typography>
            )}
          </>
        );
      }}
    </FormDialog>
  );
}

const CardInputs = ({ who }: Pick<Values, "who">) => (
  <>
    <RecipientInputs
      who={who}
      all={t("All who may claim, have no link or card, and no e-mail address")}
      help={t("They may have an e-mail address.")}
    />
    {who !== "all" && (
      <BooleanInput
        source="replaces"
        label={t("Also for who has a link or a card that works: it stops working")}
        helperText={t(
          "Cards cannot be printed again, because the store keeps no codes: this makes new ones.",
        )}
      />
    )}
  </>
);

const bodyOf = (values: Values) => ({
  ...chosenBy(values),
  replaces: values.replaces && values.who !== "all",
});
const keyOf = (values: Values) => JSON.stringify(bodyOf(values));
