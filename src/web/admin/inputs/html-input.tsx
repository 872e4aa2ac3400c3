import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { FormDataConsumer, TextInput } from "react-admin";
import { Html } from "../../ui/html.tsx";
import { api } from "../api.ts";

const PREVIEW_DELAY_MS = 300;

/**
 * An HTML field with a preview beside it. The server removes what is not allowed, and the preview shows the
 * result.
 */
export function HtmlInput({ source, label, rows = 6 }: { source: string; label: string; rows?: number }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "1fr 1fr" },
        width: "100%",
      }}
    >
      <TextInput
        source={source}
        label={label}
        multiline
        minRows={rows}
        parse={(text) => text ?? ""}
        helperText="p, h2, h3, ul, ol, li, strong, em, a, table: everything else is removed"
      />
      <Box component="section" aria-label={`${label}: preview`}>
        <Typography variant="caption" color="text.secondary">
          In the shop
        </Typography>
        <Box
          sx={{
            border: 1,
            borderColor: "divider",
            borderRadius: 1,
            px: 1.5,
            minHeight: 96,
            overflowWrap: "anywhere",
            overflowX: "auto",
            "& a": { color: "primary.main" },
          }}
        >
          <FormDataConsumer>
            {({ formData }) => <SanitizedPreview input={String(formData[source] ?? "")} />}
          </FormDataConsumer>
        </Box>
      </Box>
    </Box>
  );
}

/** The HTML as the server would store it. Requested 300 ms after the last key press. */
function SanitizedPreview({ input: typed }: { input: string }) {
  const [html, setHtml] = useState("");
  useEffect(() => {
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      api
        .call("POST /api/admin/html-preview", { body: { html: typed }, signal: cancel.signal })
        .then(({ html }) => setHtml(html))
        .catch(() => undefined); // the preview stays as it was; the next key press requests it again
    }, PREVIEW_DELAY_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [typed]);
  return <Html html={html} />;
}
