import Button from "@mui/material/Button";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { SectionCard } from "../records/section-card.tsx";
import type { QuoteValues } from "./quote-form.ts";
import { CustomLineInputs, QuoteCustomerInputs, QuoteLineInputs, QuoteTermInputs } from "./quote-inputs.tsx";
import { LiveQuoteTotals } from "./quote-totals.tsx";

interface QuoteFormProps {
  /** Its name, for what is typed in it. */
  readonly keepAs: string;
  readonly initialValues: QuoteValues;
  readonly isSent: boolean;
  readonly saveLabel: string;
  readonly onSave: (values: QuoteValues) => Promise<void>;
}

const fields = {
  email_invalid: "email",
  country_unknown: "country",
  country_not_served: "country",
  shipping_needed: "shipping",
} as const;

/** Who it is for, what is offered, and on which terms; below it what it comes to. */
export function QuoteForm({ keepAs, initialValues, isSent, saveLabel, onSave }: QuoteFormProps) {
  const { isBusy, submit } = useAction();
  return (
    <CommandForm
      initialValues={initialValues}
      onSubmit={(values) => submit(() => onSave(values))}
      fields={fields}
      keepAs={keepAs}
      sx={{ gap: 2 }}
    >
      {(values) => (
        <>
          <SectionCard title={t("For whom")}>
            <QuoteCustomerInputs isSent={isSent} />
          </SectionCard>
          <SectionCard title={t("What you offer")}>
            <QuoteLineInputs />
            <CustomLineInputs />
            <QuoteTermInputs />
          </SectionCard>
          <SectionCard title={t("What it comes to")}>
            <LiveQuoteTotals values={values} />
          </SectionCard>
          <div>
            <Button type="submit" variant="contained" disabled={isBusy}>
              {saveLabel}
            </Button>
          </div>
        </>
      )}
    </CommandForm>
  );
}
