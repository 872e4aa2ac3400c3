import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Title } from "react-admin";
import type { BatchInput, BatchPreview } from "../../../contract/admin/coupons.ts";
import { api } from "../api.ts";
import { CouponValueField, couponValueInput } from "../coupons/coupon-fields.tsx";
import { kindLabels } from "../coupons/coupon-labels.ts";
import { CsvTextField } from "../csv-text-field.tsx";
import { DateTimeField } from "../date-time-field.tsx";
import { SectionCard } from "../section-card.tsx";
import { SelectField } from "../select-field.tsx";
import { useAction } from "../use-action.ts";
import { BatchPlanTable } from "./batch-plan-table.tsx";
import { CreateCodesButtons } from "./create-codes-buttons.tsx";

const blank = {
  name: "",
  kind: "swag" as BatchInput["kind"],
  couponValue: "",
  endsAt: null as string | null,
  emailsCsv: "",
};

/** Shows first what would happen for each line, then makes the codes. Changed input must be checked again. */
export function CouponBatchCreate() {
  const [values, setValues] = useState(blank);
  const [plan, setPlan] = useState<BatchPreview>();
  const { isBusy, take: run } = useAction();
  function set(change: Partial<typeof blank>) {
    setValues((before) => ({ ...before, ...change }));
    setPlan(undefined);
  }
  const { couponValue, ...rest } = values;
  const input = { ...rest, ...couponValueInput(values.kind, couponValue) };
  function check(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      const body = { ...input, sendMails: false, dryRun: true };
      setPlan(await api.call("POST /api/admin/coupon-batches", { body }));
    });
  }
  return (
    <Box sx={{ maxWidth: 880, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title="New personal codes" />
      <Typography variant="h5" component="h2">
        A code for each address of a list
      </Typography>
      <SectionCard title="1. For whom">
        <Box component="form" onSubmit={check} sx={{ display: "grid", gap: 2, pt: 1 }}>
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
            <TextField
              label="Name of the batch"
              size="small"
              required
              value={values.name}
              onChange={(event) => set({ name: event.target.value })}
              slotProps={{ htmlInput: { maxLength: 120 } }}
            />
            <DateTimeField
              label="Until (empty: for ever)"
              value={values.endsAt}
              onChange={(endsAt) => set({ endsAt })}
            />
            <SelectField
              label="Kind"
              labels={kindLabels}
              value={values.kind}
              onChange={(kind) => set({ kind })}
            />
            <CouponValueField
              kind={values.kind}
              value={values.couponValue}
              onChange={(value) => set({ couponValue: value })}
            />
          </Box>
          <CsvTextField
            label="Addresses"
            helperText="One a line, or a CSV: the cell with an @ counts. Up to 1,000."
            value={values.emailsCsv}
            onChange={(emailsCsv) => set({ emailsCsv })}
          />
          <div>
            <Button
              type="submit"
              variant={plan ? "outlined" : "contained"}
              disabled={isBusy || !values.emailsCsv.trim()}
            >
              Check the list
            </Button>
          </div>
        </Box>
      </SectionCard>
      {plan && (
        <SectionCard title="2. What will happen">
          <BatchPlanTable plan={plan} />
          <CreateCodesButtons plan={plan} input={input} />
        </SectionCard>
      )}
    </Box>
  );
}
