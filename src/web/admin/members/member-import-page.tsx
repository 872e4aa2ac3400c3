import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link, maxLength, TextInput, Title } from "react-admin";
import type { MemberImport, MemberImportInput } from "../../../contract/admin/member-csv.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { CsvTextInput } from "../inputs/csv-text-input.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { DateQuestion, MemberImportColumns } from "./member-import-columns.tsx";
import { MemberImportLines } from "./member-import-lines.tsx";

type Choices = Pick<MemberImportInput, "columns" | "dateOrder">;
type ChosenFile = Pick<MemberImportInput, "csv" | "source">;

interface CheckedFile {
  readonly file: ChosenFile;
  readonly answers: Choices;
  readonly plan: MemberImport;
}

const noFile: ChosenFile = { csv: "", source: "" };
const nothingChosen: Choices = { columns: [] };
const fields = { too_many_lines: "csv" } as const;

/** Members from the file of an HR system: first what each line becomes, then a second press that saves all of it. */
export function MemberImportPage() {
  const [checked, setChecked] = useState<CheckedFile>();
  const { isBusy, run, submit } = useAction();
  const send = async (file: ChosenFile, answers: Choices, planHash?: string) => {
    const body = { ...file, ...answers, ...(planHash && { planHash }) };
    setChecked({ file, answers, plan: await api.call("POST /api/admin/member-imports", { body }) });
  };
  async function check(file: ChosenFile): Promise<false> {
    // The answers stay while the file is the same: who only says whose numbers they are is not asked again.
    await submit(() => send(file, checked?.file.csv === file.csv ? checked.answers : nothingChosen));
    return false;
  }
  return (
    <Box sx={{ maxWidth: 980, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title={t("Import members")} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {t("Members from a file")}
        </Typography>
        <Button component={Link} to="/members">
          {t("All members")}
        </Button>
      </Box>
      <CommandForm
        initialValues={noFile}
        onSubmit={check}
        fields={fields}
        sx={{ gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}
      >
        {({ csv, source }) => {
          const isChecked = checked?.file.csv === csv && checked.file.source === source;
          const { plan, answers, file } = checked ?? { answers: nothingChosen, file: noFile };
          return (
            <>
              <SectionCard title={t("1. The file")}>
                <CsvTextInput
                  source="csv"
                  label={t("Members")}
                  maxLength={1_000_000}
                  helperText={t(
                    "As your HR system exports it, or copied from a spreadsheet, with headings. Up to 2,000 lines. An empty cell changes nothing, and addresses are added, never taken away.",
                  )}
                />
                <TextInput
                  source="source"
                  label={t("Whose numbers the file has")}
                  helperText={sourceHelp(plan?.sources ?? [])}
                  validate={maxLength(40)}
                  parse={asTyped}
                  sx={{ mt: 2, maxWidth: 400 }}
                />
                <Box>
                  <Button
                    type="submit"
                    variant={isChecked ? "outlined" : "contained"}
                    disabled={isBusy || !csv.trim()}
                    sx={{ mt: 1 }}
                  >
                    {t("Check the file")}
                  </Button>
                </Box>
              </SectionCard>
              {plan && isChecked && (
                <Plan
                  plan={plan}
                  isBusy={isBusy}
                  onAnswer={(answer) => void run(() => send(file, { ...answers, ...answer }))}
                  answers={answers}
                  onSave={() => void run(() => send(file, answers, plan.planHash))}
                />
              )}
            </>
          );
        }}
      </CommandForm>
    </Box>
  );
}

const asTyped = (text: string): string => text;

const sourceHelp = (sources: readonly string[]): string =>
  sources.length > 0
    ? t("Known are {sources}. Two systems may have the same numbers.", { sources: sources.join(", ") })
    : t("Such as Workday: two systems may have the same numbers. Empty where a column says it.");

interface PlanProps {
  readonly plan: MemberImport;
  readonly answers: Choices;
  readonly isBusy: boolean;
  readonly onAnswer: (answer: Partial<Choices>) => void;
  readonly onSave: () => void;
}

function Plan({ plan, answers, isBusy, onAnswer, onSave }: PlanProps) {
  const { dateQuestion, needsSource, columns, planHash, isDone, added, changed } = plan;
  const isAsked = dateQuestion !== null || needsSource || columns.some(({ choices }) => choices.length > 0);
  return (
    <>
      {!isDone && (
        <SectionCard title={t("2. What the columns say")}>
          <MemberImportColumns
            columns={columns}
            isBusy={isBusy}
            onChoose={(column, field) =>
              onAnswer({
                columns: [...answers.columns.filter((each) => each.column !== column), { column, field }],
              })
            }
          />
          {dateQuestion && (
            <DateQuestion
              question={dateQuestion}
              isBusy={isBusy}
              onAnswer={(dateOrder) => onAnswer({ dateOrder })}
            />
          )}
          {needsSource && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {t("The file has employee numbers. Please say above whose they are, and check it again.")}
            </Alert>
          )}
        </SectionCard>
      )}
      <SectionCard title={isDone ? t("Saved") : t("3. What each line becomes")}>
        <Typography role="status" sx={{ mb: 1 }}>
          {summarize(plan)}
        </Typography>
        <MemberImportLines lines={plan.lines} />
        {!isDone && isAsked && (
          <Typography sx={{ mt: 2 }}>
            {t("Once the questions above are answered, it can be saved.")}
          </Typography>
        )}
        {!isDone && planHash !== "" && (
          <ConfirmButton
            variant="contained"
            disabled={isBusy}
            sx={{ mt: 2 }}
            title={t("Save these members?")}
            content={t(
              "{added, plural, one {# member is} other {# members are}} added and {changed, plural, one {# is} other {# are}} changed, all or none. Nobody is mailed. Lines that are left out change nothing.",
              { added, changed },
            )}
            confirm={t("Save all of it")}
            onConfirm={onSave}
          >
            {t("Save all of it")}
          </ConfirmButton>
        )}
      </SectionCard>
    </>
  );
}

const summarize = ({ added, changed, unchanged, refused, isDone }: MemberImport): string =>
  t(
    isDone
      ? "{added} added, {changed} changed, {unchanged} unchanged, {refused} left out."
      : "{added} new, {changed} changed, {unchanged} unchanged, {refused} left out.",
    { added, changed, unchanged, refused },
  );
