import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useRef } from "react";

interface CsvTextFieldProps {
  readonly label: string;
  readonly helperText: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * A multi-line field. The text is pasted, or read from a CSV file into the same field, where it can be
 * corrected.
 */
export function CsvTextField({ label, helperText: help, value, onChange: set }: CsvTextFieldProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <TextField
        label={label}
        value={value}
        onChange={(event) => set(event.target.value)}
        helperText={help}
        multiline
        minRows={5}
        maxRows={14}
        slotProps={{ htmlInput: { spellCheck: false, maxLength: 200_000 } }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Button variant="outlined" onClick={() => fileInput.current?.click()}>
          Read a CSV file
        </Button>
        <input
          ref={fileInput}
          hidden
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={`${label}: CSV file`}
          onChange={async ({ target }) => {
            const selectedFile = target.files?.[0];
            if (selectedFile) set(await selectedFile.text());
            target.value = "";
          }}
        />
        <Typography variant="body2" color="text.secondary">
          {value.trim() === "" ? "Nothing yet." : `${countLines(value)} lines.`}
        </Typography>
      </Box>
    </Box>
  );
}

const countLines = (text: string): number =>
  text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "").length;
