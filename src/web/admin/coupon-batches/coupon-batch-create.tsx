import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { required, TextInput, Title } from "react-admin";
import type { BatchInput, BatchPreview } from "../../../contract/admin/coupons.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import {
  CouponOccasionInput,
  CouponValueInput,
  couponOccasion,
  couponValue,
  EndInput,
} from "../coupons/coupon-inputs.tsx";
import { kindLabels } from "../coupons/coupon-labels.ts";
import { CsvTextInput } from "../inputs/csv-text-input.tsx";
import { LabelSelectInput } from "../inputs/label-select-input.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { BatchPlanTable } from "./batch-plan-table.tsx";
import { CreateCodesButtons } from "./create-codes-buttons.tsx";

interface BatchValues {
  readonly name: string;
  readonly kind: BatchInput["kind"];
  readonly percent: number | null;
  readonly amount: number | null;
  readonly occasionId: number;
  readonly endsAt: string | null;
  readonly emailsCsv: string;
}
const emptyBatch: BatchValues = {
  name: "",
  kind: "swag",
  percent: null,
  amount: null,
  occasionId: 1,
  endsAt: null,
  emailsCsv: "",
};

const toBatchInput = ({ percent, amount, occasionId, ...batch }: BatchValues) => ({
  ...batch,
  ...couponValue(batch.kind, { percent, amount }),
  ...couponOccasion(batch.kind, occasionId),
});

interface CheckedBatch {
  readonly input: ReturnType<typeof toBatchInput>;
  readonly plan: BatchPreview;
}

const fields = { too_many_lines: "emailsCsv" } as const;

/** Shows first what would happen for each line, then makes the codes. Changed input must be checked again. */
export function CouponBatchCreate() {
  const [checked, setChecked] = useState<CheckedBatch>();
  const { isBusy, submit } = useAction();
  async function check(values: BatchValues): Promise<false> {
    await submit(async () => {
      const input = toBatchInput(values);
      const body = { ...input, sendMails: false, dryRun: true };
      setChecked({ input, plan: await api.call("POST /api/admin/coupon-batches", { body }) });
    });
    return false;
  }
  return (
    <Box sx={{ maxWidth: 880, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title={t("New personal codes")} />
      <Typography variant="h5" component="h2">
        {t("A code for each e-mail address of a list")}
      </Typography>
      <CommandForm initialValues={emptyBatch} onSubmit={check} fields={fields} sx={{ gap: 2 }}>
        {(values) => {
          const isChecked = checked && isSame(checked.input, toBatchInput(values));
          return (
            <>
              <SectionCard title={t("1. For whom")}>
                <Box
                  sx={{ display: "grid", columnGap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}
                >
                  <TextInput
                    source="name"
                    label={t("Name of the batch")}
                    validate={required()}
                    slotProps={{ htmlInput: { maxLength: 120 } }}
                  />
                  <EndInput />
                  <LabelSelectInput source="kind" label={t("Kind")} labels={kindLabels} />
                  <CouponValueInput kind={values.kind} />
                  <CouponOccasionInput kind={values.kind} />
                </Box>
                <CsvTextInput
                  source="emailsCsv"
                  label={t("Addresses")}
                  helperText={t("One a line, or a CSV: the cell with an @ counts. Up to 1,000.")}
                />
                <Button
                  type="submit"
                  variant={isChecked ? "outlined" : "contained"}
                  disabled={isBusy || !values.emailsCsv.trim()}
                  sx={{ mt: 2 }}
                >
                  {t("Check the list")}
                </Button>
              </SectionCard>
              {isChecked && (
                <SectionCard title={t("2. What will happen")}>
                  <BatchPlanTable plan={checked.plan} />
                  <CreateCodesButtons plan={checked.plan} input={checked.input} />
                </SectionCard>
              )}
            </>
          );
        }}
      </CommandForm>
    </Box>
  );
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
