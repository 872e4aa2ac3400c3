import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useInput } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { CsvFileButton } from "./csv-file-button.tsx";

interface CsvTextInputProps {
  readonly source: string;
  readonly label: string;
  readonly helperText: string;
  /** In characters, as the call takes it. */
  readonly maxLength?: number;
  /** Where a file may be another than CSV: what the button says, and the kinds of file, as `,.xml`. */
  readonly file?: { readonly label: string; readonly alsoAccept: string };
}

const asTyped = (text: string): string => text;

/** A multi-line field. The text is pasted, or read from a CSV file into the same field, where it can be corrected. */
export function CsvTextInput({ source, label, helperText, maxLength = 200_000, file }: CsvTextInputProps) {
  const { field, fieldState, id } = useInput<string>({ source, parse: asTyped });
  const { ref, value, ...handlers } = field;
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <TextField
        {...handlers}
        id={id}
        inputRef={ref}
        value={value}
        label={label}
        error={fieldState.invalid}
        helperText={fieldState.error?.message || helperText}
        multiline
        minRows={5}
        maxRows={14}
        slotProps={{ htmlInput: { spellCheck: false, maxLength } }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <CsvFileButton
          label={file?.label ?? t("Read a CSV file")}
          inputLabel={file ? `${label}: ${file.label}` : t("{label}: CSV file", { label })}
          alsoAccept={file?.alsoAccept ?? ""}
          onText={field.onChange}
        />
        <Typography variant="body2" color="textSecondary">
          {value.trim() === ""
            ? t("Nothing yet.")
            : `${t("{countLines, plural, one {# line} other {# lines}}", { countLines: countLines(value) })}.`}
        </Typography>
      </Box>
    </Box>
  );
}

const countLines = (text: string): number =>
  text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "").length;
