import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Title } from "react-admin";
import type { LeaversPlan } from "../../../contract/admin/leavers.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { CsvTextInput } from "../inputs/csv-text-input.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { LeaversTable } from "./leavers-table.tsx";
import { PlannedLeavers } from "./planned-leavers.tsx";

interface CheckedLeavers {
  readonly emailsCsv: string;
  readonly plan: LeaversPlan;
}

const fields = { too_many_lines: "emailsCsv" } as const;

/** Shows first what would end for each person, then ends all of it in one call. */
export function LeaversPage() {
  const [checked, setChecked] = useState<CheckedLeavers>();
  const { isBusy, run, submit } = useAction();
  const planned = useResponse("GET /api/admin/leavers", noOptions);
  const send = async (body: { emailsCsv: string; planHash?: string }) => {
    setChecked({ emailsCsv: body.emailsCsv, plan: await api.call("POST /api/admin/leavers", { body }) });
    if (body.planHash) await planned.load();
  };
  async function check(body: { emailsCsv: string }): Promise<false> {
    await submit(() => send(body));
    return false;
  }
  return (
    <Box sx={{ maxWidth: 980, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title="Leavers" />
      <Typography variant="h5" component="h2">
        People who have left
      </Typography>
      <CommandForm initialValues={{ emailsCsv: "" }} onSubmit={check} fields={fields} sx={{ gap: 2 }}>
        {({ emailsCsv }) => {
          const plan = checked?.emailsCsv === emailsCsv ? checked.plan : undefined;
          return (
            <>
              <SectionCard title="1. Who">
                <CsvTextInput
                  source="emailsCsv"
                  label="Addresses"
                  helperText="One a line, or a CSV: the cell with an @ counts, and the last day if there is one (2026-12-31): access ends by itself when it is over. Up to 500."
                />
                <Button
                  type="submit"
                  variant={plan ? "outlined" : "contained"}
                  disabled={isBusy || !emailsCsv.trim()}
                  sx={{ mt: 2 }}
                >
                  Check the list
                </Button>
              </SectionCard>
              {plan && (
                <Plan
                  plan={plan}
                  isBusy={isBusy}
                  onEndAll={() => void run(() => send({ emailsCsv, planHash: plan.planHash }))}
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
  readonly onEndAll: () => void;
}

const Plan = ({ plan, isBusy, onEndAll }: PlanProps) => {
  const label = plan.people > 0 ? "End all of it" : "Note the last days";
  return (
    <SectionCard title={plan.isDone ? "Done" : "2. What will end"}>
      {(plan.people > 0 || plan.planned === 0) && (
        <Typography sx={{ mb: 1 }}>
          {summarize(plan)}
          {plan.isDone ? " ended." : "."}
        </Typography>
      )}
      {plan.planned > 0 && (
        <Typography sx={{ mb: 1 }}>
          {plan.planned} {plan.isDone ? "are noted" : "will be noted"}: their access ends by itself after
          their last day.
        </Typography>
      )}
      <LeaversTable lines={plan.lines} />
      {!plan.isDone && plan.people + plan.planned > 0 && (
        <ConfirmButton
          variant="contained"
          color={plan.people > 0 ? "error" : "primary"}
          disabled={isBusy}
          sx={{ mt: 2 }}
          title={plan.people > 0 ? `End it for ${plan.people} addresses?` : `Note ${plan.planned} last days?`}
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
  `${people} addresses: ${openLogins} open logins, ${codes} unused codes, ${kitOrders} open kit orders`;

/** What the dialog says before anything is done. */
const consequences = (plan: LeaversPlan): string =>
  [
    plan.people > 0 &&
      `${summarize(plan)} end at once, and the accounts are blocked. Stock and kits come back. Orders that go on stay as they are. Nobody is mailed. An account can be unblocked and a code switched on again; a cancelled order stays cancelled.`,
    plan.planned > 0 &&
      `${plan.planned} leave later: within an hour after their last day the store blocks their accounts and ends logins, codes and open kit orders. Until then you can call it off.`,
  ]
    .filter(Boolean)
    .join(" ");
