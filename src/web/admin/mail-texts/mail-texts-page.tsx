import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Title } from "react-admin";
import type { EditableMailKind } from "../../../contract/admin/mail-texts.ts";
import { type Language, languages } from "../../../platform/language/language.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { MailTextForm } from "./mail-text-form.tsx";

const languageNames: Record<Language, string> = { en: "English", de: "German" };

/** The words of the store's mails: one kind and language at a time, with an example. */
export function MailTextsPage() {
  const { response: texts, problem, load } = useResponse("GET /api/admin/mail-texts", noOptions);
  const [chosen, setChosen] = useState("order-placed");
  const [language, setLanguage] = useState<Language>("en");
  if (problem) throw problem;
  const offered = languages.filter((each) => texts?.some((text) => text.language === each));
  const inLanguage = texts?.filter((text) => text.language === language);
  const text = inLanguage?.find(({ kind }) => kind === chosen);
  return (
    <Box sx={{ maxWidth: 720, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title="Mail texts" />
      <Typography variant="h5" component="h2">
        What the mails say
      </Typography>
      {!texts && <Typography role="status">Loading…</Typography>}
      {offered.length > 1 && (
        <>
          <Typography variant="body2" color="textSecondary">
            A mail is in the language in which its reader used the shop. Each language has words of its own.
          </Typography>
          <TextField
            select
            size="small"
            label="Language"
            value={language}
            onChange={({ target }) => setLanguage(target.value as Language)}
            sx={{ maxWidth: 420 }}
          >
            {offered.map((each) => (
              <MenuItem key={each} value={each}>
                {languageNames[each]}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
      {inLanguage && (
        <TextField
          select
          size="small"
          label="Mail"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ maxWidth: 420 }}
        >
          {inLanguage.map(({ kind, subject, greeting, body, defaults }) => (
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
          <MailTextForm key={`${text.kind} ${text.language} ${text.version}`} text={text} onSaved={load} />
        </SectionCard>
      )}
    </Box>
  );
}

/** When each mail goes out, in the order of an order's life. */
const mailKindLabels: Record<EditableMailKind, string> = {
  welcome: "Somebody signed up",
  "one-time-code": "A code to set a password",
  "login-warning": "Many wrong passwords",
  "order-placed": "An order was placed",
  "payment-link": "The link to pay",
  "payment-reminder": "A reminder to pay",
  "order-confirmed": "An order is confirmed",
  "order-dispatched": "A parcel left",
  "order-delivered": "A parcel arrived",
  "order-cancelled": "An order was cancelled",
  "order-expired": "An order was not paid in time",
  "order-link": "The link to an order",
  "size-exchanged": "Another size",
};
