import Alert from "@mui/material/Alert";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import type { LeaversInput, LeaversQuestion } from "../../../contract/admin/leavers.ts";
import { t } from "../../../platform/language/t.ts";
import { dayInWords } from "./leavers-table.tsx";

/** The answers of a person, as the call takes them. */
export type LeaversChoices = Pick<LeaversInput, "emailColumn" | "lastDayColumn" | "dateOrder">;

interface LeaversQuestionsProps {
  readonly questions: readonly LeaversQuestion[];
  readonly isBusy: boolean;
  readonly onAnswer: (answer: LeaversChoices) => void;
}

/** What a list leaves open. An answer reads the list again. */
export const LeaversQuestions = ({ questions, isBusy, onAnswer }: LeaversQuestionsProps) =>
  questions.map((question) => (
    <Alert key={question.about} severity="warning" sx={{ mb: 2 }}>
      <FormControl disabled={isBusy}>
        <FormLabel sx={{ color: "text.primary" }}>{asked(question)}</FormLabel>
        <RadioGroup value="">
          {choices(question).map(({ label, answer }) => (
            <FormControlLabel
              key={label}
              value={label}
              label={label}
              control={<Radio size="small" />}
              onChange={() => onAnswer(answer)}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </Alert>
  ));

function asked(question: LeaversQuestion): string {
  if (question.about === "date_order") return t("Which day is {cell}?", { cell: question.cell });
  return question.about === "email_column"
    ? t("Which address is that of the person who leaves?")
    : t("Which column has the last day of work?");
}

function choices(question: LeaversQuestion): readonly { label: string; answer: LeaversChoices }[] {
  if (question.about === "date_order")
    return [
      { label: dayInWords(question.dayFirst), answer: { dateOrder: "day_first" } },
      { label: dayInWords(question.monthFirst), answer: { dateOrder: "month_first" } },
    ];
  const key = question.about === "email_column" ? "emailColumn" : "lastDayColumn";
  const columns = question.columns.map(({ column, heading, example }) => ({
    label: t("{heading}, as {example}", {
      heading: heading || t("Column {column}", { column: column + 1 }),
      example,
    }),
    answer: { [key]: column },
  }));
  if (key === "emailColumn") return columns;
  return [...columns, { label: t("None: they have left already"), answer: { lastDayColumn: -1 } }];
}
