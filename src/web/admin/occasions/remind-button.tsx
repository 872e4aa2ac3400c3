import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ReminderPlan } from "../../../contract/admin/choices.ts";
import { t } from "../../../platform/language/t.ts";
import { ActionDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { notEligibleLabels } from "./claim-link-labels.ts";

/** Says whom a reminder would reach and why not the others, and then mails it. */
export function RemindButton({ occasionId }: { readonly occasionId: number }) {
  const { isBusy, run } = useAction();
  const [plan, setPlan] = useState<ReminderPlan>();
  const call = (body: { dryRun: boolean; seen?: number }) =>
    api.call("POST /api/admin/occasions/{occasionId}/choices/remind", { params: { occasionId }, body });
  const check = () => run(async () => setPlan(await call({ dryRun: true })));
  const send = async (seen: number) => {
    await run(
      () => call({ dryRun: false, seen }),
      t("{count, plural, one {# reminder is on its way} other {# reminders are on their way}}", {
        count: seen,
      }),
    );
    setPlan(undefined);
  };
  return (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={() => void check()}>
        {t("Remind who has not chosen…")}
      </Button>
      {plan && (
        <ActionDialog
          title={t(
            "{count, plural, =0 {Nobody is to be reminded} one {Remind # person?} other {Remind # people?}}",
            { count: plan.reminded },
          )}
          closeLabel={plan.reminded > 0 ? t("Not now") : t("Close")}
          onClose={() => setPlan(undefined)}
          action={
            plan.reminded > 0 && (
              <Button variant="contained" disabled={isBusy} onClick={() => void send(plan.reminded)}>
                {t("{count, plural, one {Remind # person} other {Remind # people}}", {
                  count: plan.reminded,
                })}
              </Button>
            )
          }
        >
          {plan.reminded > 0 && (
            <Typography>
              {t("Each gets a mail with a link to choose by. The link that they have goes on working.")}
            </Typography>
          )}
          {plan.others.length > 0 && <Others others={plan.others} />}
        </ActionDialog>
      )}
    </>
  );
}

const reasonLabels: Record<ReminderPlan["others"][number]["reason"], string> = {
  ...notEligibleLabels,
  no_link: t("no link was sent to them"),
  withdrawn: t("their link was withdrawn"),
  expired: t("their link is too old: send another one"),
  other_address: t("their address or account is another by now: send another link"),
  bounced: t("no mail server took their mail"),
  card: t("they have a printed card"),
  claimed: t("has this kit already"),
  chosen: t("have chosen"),
  not_open: t("cannot choose today"),
  recent: t("were mailed in the last 24 hours"),
};

const Others = ({ others }: Pick<ReminderPlan, "others">) => (
  <Box>
    <Typography variant="subtitle2" component="h3">
      {t("Not reminded")}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {others.map(({ reason, count }) => (
        <li key={reason}>{`${count}: ${reasonLabels[reason]}`}</li>
      ))}
    </Box>
  </Box>
);
