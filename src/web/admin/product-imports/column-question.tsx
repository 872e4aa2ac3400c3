import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { t } from "../../../platform/language/t.ts";

interface ColumnQuestionProps<T extends string> {
  readonly heading: string;
  readonly example: string;
  /** What the example may be, by the choice that says so. */
  readonly readAs: Readonly<Record<T, string>>;
  readonly chosen: T | undefined;
  readonly onChoose: (choice: T) => void;
}

/** Asks once for a whole column how its cells are meant, by one of them. */
export function ColumnQuestion<T extends string>({
  heading,
  example,
  readAs,
  chosen,
  onChoose,
}: ColumnQuestionProps<T>) {
  const choices = Object.keys(readAs) as T[];
  return (
    <TextField
      select
      margin="none"
      label={t("{example} in {heading}", { example, heading })}
      helperText={chosen ? t("For the whole column.") : t("Such lines are left out until one is chosen.")}
      value={chosen ?? ""}
      onChange={({ target }) => {
        const choice = choices.find((each) => each === target.value);
        if (choice) onChoose(choice);
      }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="" disabled>
        {t("Choose what it means")}
      </MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {readAs[choice]}
        </MenuItem>
      ))}
    </TextField>
  );
}
