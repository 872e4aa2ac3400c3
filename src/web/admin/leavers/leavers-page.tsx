import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Confirm, Title } from "react-admin";
import type { LeaversPlan } from "../../../contract/admin/leavers.ts";
import { api } from "../api.ts";
import { Part } from "../part.tsx";
import { PastedList } from "../pasted-list.tsx";
import { useStep } from "../use-step.ts";
import { LeaversTable } from "./leavers-table.tsx";

/** First what would end for whom, then all of it at once. */
export function LeaversPage() {
  const [addresses, setAddresses] = useState("");
  const [plan, setPlan] = useState<LeaversPlan>();
  const [isAsking, ask] = useState(false);
  const { isBusy, take } = useStep();
  function check(event: FormEvent) {
    event.preventDefault();
    void take(async () => setPlan(await api.call("POST /api/admin/leavers", { body: { addresses } })));
  }
  function end() {
    ask(false);
    void take(async () => {
      const body = { addresses, seal: plan?.seal ?? "" };
      setPlan(await api.call("POST /api/admin/leavers", { body }));
    });
  }
  return (
    <Box sx={{ maxWidth: 980, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title="Leavers" />
      <Typography variant="h5" component="h2">
        People who have left
      </Typography>
      <Part title="1. Who">
        <Box component="form" onSubmit={check} sx={{ display: "grid", gap: 2, pt: 1 }}>
          <PastedList
            label="Addresses"
            help="One a line, or a CSV: the cell with an @ counts. Up to 500."
            value={addresses}
            set={(value) => {
              setAddresses(value);
              setPlan(undefined);
            }}
          />
          <div>
            <Button
              type="submit"
              variant={plan ? "outlined" : "contained"}
              disabled={isBusy || !addresses.trim()}
            >
              Check the list
            </Button>
          </div>
        </Box>
      </Part>
      {plan && (
        <Part title={plan.isDone ? "Done" : "2. What will end"}>
          <Typography sx={{ mb: 1 }}>
            {said(plan)}
            {plan.isDone ? " ended." : "."}
          </Typography>
          <LeaversTable lines={plan.lines} />
          {!plan.isDone && plan.people > 0 && (
            <Button
              variant="contained"
              color="error"
              disabled={isBusy}
              onClick={() => ask(true)}
              sx={{ mt: 2 }}
            >
              End all of it
            </Button>
          )}
          <Confirm
            isOpen={isAsking}
            title={`End it for ${plan.people} addresses?`}
            content={`${said(plan)} end at once, and the accounts are blocked. Stock and kits come back. Orders that go on stay as they are. Nobody is mailed. An account can be unblocked and a code switched on again; a cancelled order stays cancelled.`}
            confirm="End all of it"
            confirmColor="warning"
            onConfirm={end}
            onClose={() => ask(false)}
          />
        </Part>
      )}
    </Box>
  );
}

const said = ({ people, openLogins, codes, kitOrders }: LeaversPlan): string =>
  `${people} addresses: ${openLogins} open logins, ${codes} unused codes, ${kitOrders} open kit orders`;
