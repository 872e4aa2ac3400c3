import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import MenuItem from "@mui/material/MenuItem";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import type { MemberImport, MemberImportInput } from "../../../contract/admin/member-csv.ts";
import { t } from "../../../platform/language/t.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { formatFullDay } from "../words/format.ts";
import { columnLabels } from "./member-import-labels.ts";

interface MemberImportColumnsProps {
  readonly columns: MemberImport["columns"];
  readonly isBusy: boolean;
  /** A column by its place, and what a person says of it. */
  readonly onChoose: (column: number, field: string | null) => void;
}

const LEFT_OUT = "none";
/** Nobody has said it yet. */
const OPEN = "";

/** What each column says, and a choice for each. Those that may mean two things are marked until somebody has said which. */
export function MemberImportColumns({ columns, isBusy, onChoose }: MemberImportColumnsProps) {
  const { response } = useResponse("GET /api/admin/member-choices", noOptions);
  const sizes = response?.categories.map(({ id, name }) => ({
    field: `size:${id}`,
    label: t("Usual size of {name}", { name }),
  }));
  const fields = [
    ...Object.entries(columnLabels).map(([field, label]) => ({ field, label })),
    ...(sizes ?? []),
  ];
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      {columns
        .filter(({ example }) => example !== "")
        .map(({ column, heading, example, field, choices }) => {
          const isOpen = choices.length > 0;
          return (
            <TextField
              key={column}
              select
              size="small"
              disabled={isBusy}
              error={isOpen}
              label={heading || t("Column {column}", { column: column + 1 })}
              helperText={
                isOpen
                  ? t("May mean two things: please say which. It has {example}.", { example })
                  : t("It has {example}.", { example })
              }
              value={isOpen ? OPEN : (field ?? LEFT_OUT)}
              onChange={({ target }) => onChoose(column, target.value === LEFT_OUT ? null : target.value)}
              slotProps={{ formHelperText: { sx: { overflowWrap: "anywhere" } } }}
            >
              <MenuItem value={LEFT_OUT}>{t("Leave it out")}</MenuItem>
              {fields.map(({ field: value, label }) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
          );
        })}
    </Box>
  );
}

interface DateQuestionProps {
  readonly question: NonNullable<MemberImport["dateQuestion"]>;
  readonly isBusy: boolean;
  readonly onAnswer: (order: NonNullable<MemberImportInput["dateOrder"]>) => void;
}

/** Which day 03/04/2026 is, where no other date of the file says it. */
export const DateQuestion = ({ question, isBusy, onAnswer }: DateQuestionProps) => (
  <Alert severity="warning" sx={{ mt: 2 }}>
    <FormControl disabled={isBusy}>
      <FormLabel sx={{ color: "text.primary" }}>
        {t("Which day is {cell}?", { cell: question.cell })}
      </FormLabel>
      <RadioGroup value="">
        {(["day_first", "month_first"] as const).map((order) => (
          <FormControlLabel
            key={order}
            value={order}
            control={<Radio size="small" />}
            label={formatFullDay(order === "day_first" ? question.dayFirst : question.monthFirst)}
            onChange={() => onAnswer(order)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  </Alert>
);
