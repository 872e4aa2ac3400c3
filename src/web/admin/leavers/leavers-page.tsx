import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Confirm, Title } from "react-admin";
import type { LeaversPlan } from "../../../contract/admin/leavers.ts";
import { api } from "../api.ts";
import { CsvTextField } from "../csv-text-field.tsx";
import { SectionCard } from "../section-card.tsx";
import { useAction } from "../use-action.ts";
import { LeaversTable } from "./leavers-table.tsx";

/** Shows first what would end for each person, then ends all of it in one call. */
export function LeaversPage() {
  const [emails, setEmails] = useState("");
  const [plan, setPlan] = useState<LeaversPlan>();
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, take: run } = useAction();
  function check(event: FormEvent) {
    event.preventDefault();
    void run(async () => setPlan(await api.call("POST /api/admin/leavers", { body: { emailsCsv: emails } })));
  }
  function endAll() {
    setConfirming(false);
    void run(async () => {
      const body = { emailsCsv: emails, planHash: plan?.planHash ?? "" };
      setPlan(await api.call("POST /api/admin/leavers", { body }));
    });
  }
  return (
    <Box sx={{ maxWidth: 980, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title="Leavers" />
      <Typography variant="h5" component="h2">
        People who have left
      </Typography>
      <SectionCard title="1. Who">
        <Box component="form" onSubmit={check} sx={{ display: "grid", gap: 2, pt: 1 }}>
          <CsvTextField
            label="Addresses"
            helperText="One a line, or a CSV: the cell with an @ counts. Up to 500."
            value={emails}
            onChange={(value) => {
              setEmails(value);
              setPlan(undefined);
            }}
          />
          <div>
            <Button
              type="submit"
              variant={plan ? "outlined" : "contained"}
              disabled={isBusy || !emails.trim()}
            >
              Check the list
            </Button>
          </div>
        </Box>
      </SectionCard>
      {plan && (
        <SectionCard title={plan.isDone ? "Done" : "2. What will end"}>
          <Typography sx={{ mb: 1 }}>
            {summarize(plan)}
            {plan.isDone ? " ended." : "."}
          </Typography>
          <LeaversTable lines={plan.lines} />
          {!plan.isDone && plan.people > 0 && (
            <Button
              variant="contained"
              color="error"
              disabled={isBusy}
              onClick={() => setConfirming(true)}
              sx={{ mt: 2 }}
            >
              End all of it
            </Button>
          )}
          <Confirm
            isOpen={isConfirming}
            title={`End it for ${plan.people} addresses?`}
            content={`${summarize(plan)} end at once, and the accounts are blocked. Stock and kits come back. Orders that go on stay as they are. Nobody is mailed. An account can be unblocked and a code switched on again; a cancelled order stays cancelled.`}
            confirm="End all of it"
            confirmColor="warning"
            onConfirm={endAll}
            onClose={() => setConfirming(false)}
          />
        </SectionCard>
      )}
    </Box>
  );
}

const summarize = ({ people, openLogins, codes, kitOrders }: LeaversPlan): string =>
  `${people} addresses: ${openLogins} open logins, ${codes} unused codes, ${kitOrders} open kit orders`;
