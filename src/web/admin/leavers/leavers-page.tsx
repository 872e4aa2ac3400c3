import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Title } from "react-admin";
import type { LeaversPlan } from "../../../contract/admin/leavers.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { CsvTextInput } from "../inputs/csv-text-input.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { type LeaversChoices, LeaversQuestions } from "./leavers-questions.tsx";
import { LeaversTable } from "./leavers-table.tsx";
import { PlannedLeavers } from "./planned-leavers.tsx";

interface CheckedLeavers {
  readonly emailsCsv: string;
  readonly answers: LeaversChoices;
  readonly plan: LeaversPlan;
}

const fields = { too_many_lines: "emailsCsv" } as const;

/** Shows first what would end for each person, then ends all of it in one call. */
export function LeaversPage() {
  const [checked, setChecked] = useState<CheckedLeavers>();
  const { isBusy, run, submit } = useAction();
  const planned = useResponse("GET /api/admin/leavers", noOptions);
  const send = async (emailsCsv: string, answers: LeaversChoices, planHash?: string) => {
    const body = { emailsCsv, ...answers, ...(planHash && { planHash }) };
    setChecked({ emailsCsv, answers, plan: await api.call("POST /api/admin/leavers", { body }) });
    if (planHash) await planned.load();
  };
  async function check(body: { emailsCsv: string }): Promise<false> {
    await submit(() => send(body.emailsCsv, {}));
    return false;
  }
  return (
    <Box sx={{ maxWidth: 980, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title={t("Leavers")} />
      <Typography variant="h5" component="h2">
        {t("People who have left")}
      </Typography>
      <CommandForm initialValues={{ emailsCsv: "" }} onSubmit={check} fields={fields} sx={{ gap: 2 }}>
        {({ emailsCsv }) => {
          const { plan, answers } = checked?.emailsCsv === emailsCsv ? checked : { answers: {} };
          return (
            <>
              <SectionCard title={t("1. Who")}>
                <CsvTextInput
                  source="emailsCsv"
                  label={t("Addresses")}
                  helperText={t(
                    "One a line, or a CSV with headings such as Email and Last day. With a last day, access ends by itself when it is over. Up to 500.",
                  )}
                />
                <Button
                  type="submit"
                  variant={plan ? "outlined" : "contained"}
                  disabled={isBusy || !emailsCsv.trim()}
                  sx={{ mt: 2 }}
                >
                  {t("Check the list")}
                </Button>
              </SectionCard>
              {plan && (
                <Plan
                  plan={plan}
                  isBusy={isBusy}
                  onAnswer={(answer) => void run(() => send(emailsCsv, { ...answers, ...answer }))}
                  onEndAll={() => void run(() => send(emailsCsv, answers, plan.planHash))}
                />
              )}
            </>
          );
        }}
      </CommandForm>
      <PlannedLeavers {...planned} />
    </Box>
  );
}

interface PlanProps {
  readonly plan: LeaversPlan;
  readonly isBusy: boolean;
  readonly onAnswer: (answer: LeaversChoices) => void;
  readonly onEndAll: () => void;
}

const Plan = ({ plan, isBusy, onAnswer, onEndAll }: PlanProps) => {
  const label = plan.people > 0 ? t("End all of it") : t("Note the last days");
  return (
    <SectionCard title={plan.isDone ? t("Done") : t("2. What will end")}>
      {!plan.isDone && <LeaversQuestions questions={plan.questions} isBusy={isBusy} onAnswer={onAnswer} />}
      {(plan.people > 0 || plan.planned === 0) && (
        <Typography sx={{ mb: 1 }}>{`${summarize(plan)}${plan.isDone ? t(" ended.") : "."}`}</Typography>
      )}
      {plan.planned > 0 && (
        <Typography sx={{ mb: 1 }}>
          {t(
            plan.isDone
              ? "{planned} are noted: their access ends by itself after their last day."
              : "{planned} will be noted: their access ends by itself after their last day.",
            { planned: plan.planned },
          )}
        </Typography>
      )}
      <LeaversTable lines={plan.lines} />
      {!plan.isDone && plan.people + plan.planned > 0 && (
        <ConfirmButton
          variant="contained"
          color={plan.people > 0 ? "error" : "primary"}
          disabled={isBusy}
          sx={{ mt: 2 }}
          title={
            plan.people > 0
              ? t("End it for {people} addresses?", { people: plan.people })
              : t("Note {planned} last days?", { planned: plan.planned })
          }
          content={consequences(plan)}
          confirm={label}
          confirmColor={plan.people > 0 ? "warning" : "primary"}
          onConfirm={onEndAll}
        >
          {label}
        </ConfirmButton>
      )}
    </SectionCard>
  );
};

const summarize = ({ people, openLogins, codes, kitOrders }: LeaversPlan): string =>
  t("{people} addresses: {openLogins} open logins, {codes} unused codes, {kitOrders} open kit orders", {
    people,
    openLogins,
    codes,
    kitOrders,
  });

/** What the dialog says before anything is done. */
const consequences = (plan: LeaversPlan): string =>
  [
    plan.people > 0 &&
      t(
        "{summarize} end at once, and the accounts are blocked. Stock and kits come back. Orders that go on stay as they are. Members are employed until their last day, without one until yesterday. Nobody is mailed. An account can be unblocked, which lets the employment go on, and a code switched on again; a cancelled order stays cancelled.",
        { summarize: summarize(plan) },
      ),
    plan.planned > 0 &&
      t(
        "{planned} leave later: within an hour after their last day the store blocks their accounts and ends employments, logins, codes and open kit orders. Until then you can call it off.",
        { planned: plan.planned },
      ),
  ]
    .filter(Boolean)
    .join(" ");
