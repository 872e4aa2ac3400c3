import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useRef } from "react";

interface PastedListProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly set: (value: string) => void;
}

/** A list that is pasted, or read from a CSV file into the same field, where it can be seen and mended. */
export function PastedList({ label, help, value, set }: PastedListProps) {
  const file = useRef<HTMLInputElement>(null);
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
        <Button variant="outlined" onClick={() => file.current?.click()}>
          Read a CSV file
        </Button>
        <input
          ref={file}
          hidden
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={`${label}: CSV file`}
          onChange={async ({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) set(await chosen.text());
            target.value = "";
          }}
        />
        <Typography variant="body2" color="text.secondary">
          {value.trim() === "" ? "Nothing yet." : `${linesOf(value)} lines.`}
        </Typography>
      </Box>
    </Box>
  );
}

const linesOf = (text: string): number =>
  text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "").length;
