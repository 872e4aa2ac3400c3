import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ClaimLinkPlan, ClaimMailPreview } from "../../../contract/admin/claim-links.ts";
import { t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { LinkPlan } from "./link-plan.tsx";
import { chosenBy, isComplete, nobodyChosen, RecipientInputs, type Recipients } from "./recipient-inputs.tsx";

const fields = { too_many_lines: "lines" } as const;

interface Checked {
  readonly of: string;
  readonly plan: ClaimLinkPlan;
  readonly mail: ClaimMailPreview | undefined;
}

interface SendLinksDialogProps {
  readonly occasionId: number;
  readonly onClose: () => void;
}

/** Whom to send links to, what that would do, and then the sending. Another choice must be checked again. */
export function SendLinksDialog({ occasionId, onClose }: SendLinksDialogProps) {
  const [checked, setChecked] = useState<Checked>();
  const { isBusy, run, submit } = useAction();
  const params = { occasionId };
  const call = (values: Recipients, more: { dryRun: boolean; seen?: number }) =>
    api.call("POST /api/admin/occasions/{occasionId}/claim-links", {
      params,
      body: { ...chosenBy(values), ...more },
    });
  async function check(values: Recipients) {
    const plan = await call(values, { dryRun: true });
    const [first] = plan.recipients;
    const mail = first
      ? await api.call("GET /api/admin/occasions/{occasionId}/claim-mail", {
          params,
          query: { memberId: first.memberId },
        })
      : undefined;
    setChecked({ of: keyOf(values), plan, mail });
  }
  const send = async (values: Recipients, seen: number) => {
    const isDone = await run(
      async () =>
        setChecked({ of: keyOf(values), plan: await call(values, { dryRun: false, seen }), mail: undefined }),
      t("{count, plural, one {# link is on its way} other {# links are on their way}}", { count: seen }),
    );
    if (!isDone) setChecked(undefined);
  };
  const isSent = checked?.plan.isSent === true;
  return (
    <FormDialog
      title={t("Send claim links")}
      closeLabel={isSent ? t("Close") : t("Not now")}
      onClose={onClose}
      maxWidth="md"
      initialValues={nobodyChosen}
      fields={fields}
      onSubmit={async (values) => {
        await submit(() => check(values));
        return false;
      }}
      action={(values) => {
        if (isSent) return null;
        const found = checked?.of === keyOf(values) ? checked.plan : undefined;
        const count = found?.recipients.length ?? 0;
        const maySend = count > 0 && !found?.problems.some(({ problem }) => problem === "not_started");
        return (
          <>
            {maySend && (
              <Button variant="contained" disabled={isBusy} onClick={() => void send(values, count)}>
                {t("{count, plural, one {Send # link} other {Send # links}}", { count })}
              </Button>
            )}
            <Button
              type="submit"
              variant={maySend ? "outlined" : "contained"}
              disabled={isBusy || !isComplete(values)}
            >
              {t("Check first")}
            </Button>
          </>
        );
      }}
    >
      {(values) => {
        const found = isSent || checked?.of === keyOf(values) ? checked : undefined;
        return (
          <>
            {!isSent && (
              <RecipientInputs
                who={values.who}
                all={t("All who may claim and have no link")}
                help={t("Who has a link that works gets another; the one before stops working.")}
              />
            )}
            {found && <LinkPlan plan={found.plan} mail={found.mail} />}
            {!found && (
              <Typography color="textSecondary">
                {t("Checking mails nothing: it says who would get a link, and what the mail says.")}
              </Typography>
            )}
          </>
        );
      }}
    </FormDialog>
  );
}

const keyOf = (values: Recipients) => JSON.stringify(chosenBy(values));
