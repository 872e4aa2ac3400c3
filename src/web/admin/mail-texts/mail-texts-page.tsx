import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Title } from "react-admin";
import { SectionCard } from "../section-card.tsx";
import { noOptions, useResponse } from "../use-response.ts";
import { mailKindLabels } from "./mail-kind-labels.ts";
import { MailTextForm } from "./mail-text-form.tsx";

/** The words of the store's mails: one kind at a time, with an example. */
export function MailTextsPage() {
  const { response: texts, problem, load } = useResponse("GET /api/admin/mail-texts", noOptions);
  const [chosen, setChosen] = useState("order-placed");
  if (problem) throw problem;
  const text = texts?.find(({ kind }) => kind === chosen);
  return (
    <Box sx={{ maxWidth: 720, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title="Mail texts" />
      <Typography variant="h5" component="h2">
        What the mails say
      </Typography>
      <Typography variant="body2" color="textSecondary">
        These words are for mails in English. A buyer of the German shop gets the store's own German texts.
      </Typography>
      {!texts && <Typography role="status">Loading…</Typography>}
      {texts && (
        <TextField
          select
          size="small"
          label="Mail"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ maxWidth: 420 }}
        >
          {texts.map(({ kind, subject, greeting, body, defaults }) => (
            <MenuItem key={kind} value={kind}>
              {mailKindLabels[kind]}
              {(subject !== defaults.subject || greeting !== defaults.greeting || body !== defaults.body) &&
                " · own words"}
            </MenuItem>
          ))}
        </TextField>
      )}
      {text && (
        <SectionCard title={mailKindLabels[text.kind]}>
          <MailTextForm key={`${text.kind} ${text.version}`} text={text} onSaved={load} />
        </SectionCard>
      )}
    </Box>
  );
}
