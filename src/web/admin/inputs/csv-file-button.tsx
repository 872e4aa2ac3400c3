import Button from "@mui/material/Button";
import { useRef } from "react";
import { decodeCsv } from "./decode-csv.ts";

interface CsvFileButtonProps {
  readonly label: string;
  /** The accessible name of the file input. */
  readonly inputLabel: string;
  /** Kinds of file beside CSV, as `,.xml`. */
  readonly alsoAccept?: string;
  readonly onText: (text: string, fileName: string) => void;
}

/** Reads a CSV file from the computer, in any encoding that spreadsheets write. */
export function CsvFileButton({ label, inputLabel, alsoAccept = "", onText }: CsvFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={`.csv,.tsv,.txt,text/csv,text/plain${alsoAccept}`}
        aria-label={inputLabel}
        onChange={async ({ target }) => {
          const file = target.files?.[0];
          if (file) onText(decodeCsv(new Uint8Array(await file.arrayBuffer())), file.name);
          target.value = ""; // so that the same file can be chosen again
        }}
      />
    </>
  );
}
