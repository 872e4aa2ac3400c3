import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { textOfBytes } from "./text-of-file.ts";

export interface GivenSheet {
  readonly csv: string;
  /** Empty: pasted. */
  readonly fileName: string;
}

/** A file, or lines that are pasted. A file is named and not shown: it may be long. */
export function SheetField({ sheet, set }: { sheet: GivenSheet; set: (sheet: GivenSheet) => void }) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Button variant="outlined" onClick={() => file.current?.click()}>
          {sheet.fileName ? "Choose another file" : "Choose a CSV file"}
        </Button>
        <input
          ref={file}
          hidden
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label="CSV file"
          onChange={async ({ target }) => {
            const chosen = target.files?.[0];
            if (chosen)
              set({ csv: textOfBytes(new Uint8Array(await chosen.arrayBuffer())), fileName: chosen.name });
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
