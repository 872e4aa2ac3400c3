import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { TextInput, useInput } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { CsvFileButton } from "../inputs/csv-file-button.tsx";
import { locale } from "../words/format.ts";

/** A CSV file or pasted lines. For a file only its name is shown, because it may be long. */
export function ProductCsvInput() {
  const { field: csv } = useInput<string>({ source: "csv", parse: asGiven });
  const { field: fileName } = useInput<string>({ source: "fileName", parse: asGiven });
  const setFile = (text: string, name: string) => {
    csv.onChange(text);
    fileName.onChange(name);
  };
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <CsvFileButton
          label={fileName.value ? t("Choose another file") : t("Choose a CSV file")}
          inputLabel={t("CSV file")}
          onText={setFile}
        />
        {Boolean(fileName.value) && (
          <>
            <Typography sx={{ overflowWrap: "anywhere" }}>
              {`${fileName.value}, ${Math.ceil(csv.value.length / 1024).toLocaleString(locale)} KB`}
            </Typography>
            <Button size="small" onClick={() => setFile("", "")}>
              {t("Remove it")}
            </Button>
          </>
        )}
      </Box>
      {!fileName.value && (
        <TextInput
          source="csv"
          label={t("Or paste the lines here")}
          helperText={t("With the heading line. Cells separated by tabs, semicolons or commas.")}
          multiline
          minRows={4}
          maxRows={10}
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: "ui-monospace, monospace" } } }}
        />
      )}
    </Box>
  );
}

const asGiven = (text: string): string => text;
