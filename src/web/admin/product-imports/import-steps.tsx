import Button from "@mui/material/Button";
import type { ProductImport } from "../../../contract/admin/product-csv.ts";
import { ColumnMapping } from "./column-mapping.tsx";
import type { ImportDraft } from "./import-draft.ts";
import { ImportPlan } from "./import-plan.tsx";
import { ImportQuestions } from "./import-questions.tsx";

interface ImportStepsProps {
  readonly plan: ProductImport;
  /** False: staff decided something since the check, so it must be done again. */
  readonly isCurrent: boolean;
  readonly draft: ImportDraft;
  readonly onDraft: (draft: ImportDraft) => void;
  readonly isBusy: boolean;
  readonly onApply: () => void;
  readonly onAnotherFile: () => void;
}

/** What follows the check of a file: its columns, what it leaves open, and what it will change. */
export function ImportSteps({ plan, isCurrent, draft, onDraft, ...actions }: ImportStepsProps) {
  const hasColumns = plan.format !== "own" || plan.columns.some(({ field, heading }) => heading && !field);
  const hasQuestions = plan.askedCategories.length > 0 || plan.withoutWeight > 0;
  const fields = draft.fields ?? plan.columns.map(({ field }) => field);
  const lastStep = 2 + Number(hasColumns) + Number(hasQuestions);
  const plainPlan = <ImportPlan title={`${lastStep}. What will change`} plan={plan} {...actions} />;
  if (plan.isDone) return plainPlan;
  return (
    <>
      {hasColumns && (
        <ColumnMapping
          title="2. Its columns"
          plan={plan}
          fields={fields}
          onChange={(changed) => onDraft({ ...draft, fields: changed })}
        />
      )}
      {hasQuestions && (
        <ImportQuestions
          title={`${lastStep - 1}. What the file leaves open`}
          plan={plan}
          draft={draft}
          onChange={onDraft}
        />
      )}
      {isCurrent ? (
        plainPlan
      ) : (
        <div>
          <Button type="submit" variant="contained" disabled={actions.isBusy}>
            {actions.isBusy ? "Checking…" : "Check with these choices"}
          </Button>
        </div>
      )}
    </>
  );
}
