import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { decodeCsv } from "./decode-csv.ts";

export interface CsvInput {
  readonly csv: string;
  /** Empty: the text was pasted. */
  readonly fileName: string;
}

/** A CSV file or pasted lines. For a file only its name is shown, because it may be long. */
export function ProductCsvField({
  csvInput: sheet,
  onChange: set,
}: {
  csvInput: CsvInput;
  onChange: (csvInput: CsvInput) => void;
}) {
  const fileInput = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Button variant="outlined" onClick={() => fileInput.current?.click()}>
          {sheet.fileName ? "Choose another file" : "Choose a CSV file"}
        </Button>
        <input
          ref={fileInput}
          hidden
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label="CSV file"
          onChange={async ({ target }) => {
            const selectedFile = target.files?.[0];
            if (selectedFile)
              set({
                csv: decodeCsv(new Uint8Array(await selectedFile.arrayBuffer())),
                fileName: selectedFile.name,
              });
            target.value = "";
          }}
        />
        {sheet.fileName && (
          <>
            <Typography sx={{ overflowWrap: "anywhere" }}>
              {sheet.fileName}, {Math.ceil(sheet.csv.length / 1024).toLocaleString("en-IN")} KB
            </Typography>
            <Button size="small" onClick={() => set({ csv: "", fileName: "" })}>
              Take it out
            </Button>
          </>
        )}
      </Box>
      {!sheet.fileName && (
        <TextField
          label="Or paste the lines here"
          value={sheet.csv}
          onChange={({ target }) => set({ csv: target.value, fileName: "" })}
          helperText="With the heading line. Cells parted by tabs, semicolons or commas."
          multiline
          minRows={4}
          maxRows={10}
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: "ui-monospace, monospace" } } }}
        />
      )}
    </Box>
  );
}
