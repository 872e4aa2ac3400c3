import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { FormDataConsumer, TextInput } from "react-admin";
import { Html } from "../ui/html.tsx";
import { api } from "./api.ts";

const AFTER_TYPING_MS = 300;

/** HTML with what the shop will show of it beside: the server takes out what a text does not need, and it shows that here. */
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
        helperText="p, h2, h3, ul, ol, li, strong, em, a, table: everything else is taken out"
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
            {({ formData }) => <Kept typed={String(formData[source] ?? "")} />}
          </FormDataConsumer>
        </Box>
      </Box>
    </Box>
  );
}

/** What the server would keep of it, asked a moment after the last key. */
function Kept({ typed }: { typed: string }) {
  const [html, setHtml] = useState("");
  useEffect(() => {
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      api
        .call("POST /api/admin/html-preview", { body: { html: typed }, signal: cancel.signal })
        .then(({ html }) => setHtml(html))
        .catch(() => undefined); // the text stands; the next key asks again
    }, AFTER_TYPING_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [typed]);
  return <Html html={html} />;
}
