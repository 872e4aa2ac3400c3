import Alert from "@mui/material/Alert";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import type { Statement, StatementInput } from "../../../contract/admin/statements.ts";
import { t } from "../../../platform/language/t.ts";
import { locale } from "../words/format.ts";

interface StatementQuestionsProps {
  readonly statement: Statement;
  readonly isBusy: boolean;
  readonly onChoose: (chosen: Partial<Pick<StatementInput, "amountColumn" | "decimalSign">>) => void;
}

/** What a file leaves open: which column has the amounts, and what 1.250 is. */
export function StatementQuestions({ statement, isBusy, onChoose }: StatementQuestionsProps) {
  const { amountQuestion, decimalQuestion } = statement;
  if (amountQuestion.length > 0)
    return (
      <Choice
        question={t("Which column has the amounts that came in?")}
        isBusy={isBusy}
        choices={amountQuestion.map(({ column, heading, example }) => [
          `${heading || t("Column {column}", { column: column + 1 })}: ${example}`,
          () => onChoose({ amountColumn: column }),
        ])}
      />
    );
  if (!decimalQuestion) return null;
  const { example, point, comma } = decimalQuestion;
  return (
    <Choice
      question={t("How much is {example}?", { example })}
      isBusy={isBusy}
      choices={[
        [point.toLocaleString(locale, { minimumFractionDigits: 2 }), () => onChoose({ decimalSign: "." })],
        [comma.toLocaleString(locale, { minimumFractionDigits: 2 }), () => onChoose({ decimalSign: "," })],
      ]}
    />
  );
}

const Choice = ({
  question,
  choices,
  isBusy,
}: {
  readonly question: string;
  readonly choices: readonly (readonly [label: string, choose: () => void])[];
  readonly isBusy: boolean;
}) => (
  <Alert severity="warning">
    <FormControl disabled={isBusy}>
      <FormLabel sx={{ color: "text.primary" }}>{question}</FormLabel>
      <RadioGroup value="">
        {choices.map(([label, choose]) => (
          <FormControlLabel
            key={label}
            value={label}
            control={<Radio size="small" />}
            label={label}
            onChange={choose}
          />
        ))}
      </RadioGroup>
    </FormControl>
  </Alert>
);
