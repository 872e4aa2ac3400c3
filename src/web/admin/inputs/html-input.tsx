import Box from "@mui/material/Box";
import { useInput } from "react-admin";
import { RichText } from "./rich-text/lazy-rich-text.tsx";

/** A text of the shop in a form, edited as it will look. The server keeps only what a text may have. */
export function HtmlInput({ source, label, rows = 6 }: { source: string; label: string; rows?: number }) {
  const { field } = useInput<string>({ source, defaultValue: "" });
  return (
    <Box sx={{ width: "100%", mt: 1, mb: 1.5 }}>
      <RichText label={label} html={field.value ?? ""} onChange={field.onChange} rows={rows} />
    </Box>
  );
}
