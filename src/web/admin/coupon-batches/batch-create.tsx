import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Title } from "react-admin";
import type { BatchInput, BatchPlan } from "../../../contract/admin/coupons.ts";
import { api } from "../api.ts";
import { ChoiceField } from "../choice-field.tsx";
import { kindWords } from "../coupons/coupon-words.ts";
import { WorthField, worthInput } from "../coupons/worth-field.tsx";
import { MomentField } from "../moment-field.tsx";
import { Part } from "../part.tsx";
import { PastedList } from "../pasted-list.tsx";
import { useStep } from "../use-step.ts";
import { MakeCodes } from "./make-codes.tsx";
import { PlanTable } from "./plan-table.tsx";

const blank = {
  name: "",
  kind: "swag" as BatchInput["kind"],
  worth: "",
  endsAt: null as string | null,
  addresses: "",
};

/** First what would happen, line by line; then the codes. What is changed is checked anew. */
export function BatchCreate() {
  const [given, setGiven] = useState(blank);
  const [plan, setPlan] = useState<BatchPlan>();
  const { isBusy, take } = useStep();
  function set(change: Partial<typeof blank>) {
    setGiven((before) => ({ ...before, ...change }));
    setPlan(undefined);
  }
  const { worth, ...rest } = given;
  const input = { ...rest, ...worthInput(given.kind, worth) };
  function check(event: FormEvent) {
    event.preventDefault();
    void take(async () => {
      const body = { ...input, isMailed: false, isTrial: true };
      setPlan(await api.call("POST /api/admin/coupon-batches", { body }));
    });
  }
  return (
    <Box sx={{ maxWidth: 880, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title="New personal codes" />
      <Typography variant="h5" component="h2">
        A code for each address of a list
      </Typography>
      <Part title="1. For whom">
        <Box component="form" onSubmit={check} sx={{ display: "grid", gap: 2, pt: 1 }}>
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
            <TextField
              label="Name of the batch"
              size="small"
              required
              value={given.name}
              onChange={(event) => set({ name: event.target.value })}
              slotProps={{ htmlInput: { maxLength: 120 } }}
            />
            <MomentField
              label="Until (empty: for ever)"
              value={given.endsAt}
              set={(endsAt) => set({ endsAt })}
            />
            <ChoiceField label="Kind" words={kindWords} value={given.kind} set={(kind) => set({ kind })} />
            <WorthField kind={given.kind} value={given.worth} set={(value) => set({ worth: value })} />
          </Box>
          <PastedList
            label="Addresses"
            help="One a line, or a CSV: the cell with an @ counts. Up to 1,000."
            value={given.addresses}
            set={(addresses) => set({ addresses })}
          />
          <div>
            <Button
              type="submit"
              variant={plan ? "outlined" : "contained"}
              disabled={isBusy || !given.addresses.trim()}
            >
              Check the list
            </Button>
          </div>
        </Box>
      </Part>
      {plan && (
        <Part title="2. What will happen">
          <PlanTable plan={plan} />
          <MakeCodes plan={plan} input={input} />
        </Part>
      )}
    </Box>
  );
}
