import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Title } from "react-admin";
import type { EditableMailKind } from "../../../contract/admin/mail-texts.ts";
import { t } from "../../../platform/language/t.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { languageName } from "../words/language-names.ts";
import { MailTextForm } from "./mail-text-form.tsx";

/** The words of the store's mails: one kind and language at a time, with an example. */
export function MailTextsPage() {
  const { response: texts, problem, load } = useResponse("GET /api/admin/mail-texts", noOptions);
  const [chosen, setChosen] = useState("order-placed");
  const [language, setLanguage] = useState("en");
  if (problem) throw problem;
  const offered = [...new Set(texts?.map((text) => text.language))];
  const inLanguage = texts?.filter((text) => text.language === language);
  const text = inLanguage?.find(({ kind }) => kind === chosen);
  return (
    <Box sx={{ maxWidth: 720, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title={t("Mail texts")} />
      <Typography variant="h5" component="h2">
        {t("What the mails say")}
      </Typography>
      {!texts && <Typography role="status">{t("Loading…")}</Typography>}
      {offered.length > 1 && (
        <>
          <Typography variant="body2" color="textSecondary">
            {t(
              "A mail is in the language in which its reader used the shop. Each language has words of its own.",
            )}
          </Typography>
          <TextField
            select
            size="small"
            label={t("Language")}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
            sx={{ maxWidth: 420 }}
          >
            {offered.map((each) => (
              <MenuItem key={each} value={each}>
                {languageName(each)}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
      {inLanguage && (
        <TextField
          select
          size="small"
          label={t("Mail")}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ maxWidth: 420 }}
        >
          {inLanguage.map(({ kind, subject, greeting, body, defaults }) => (
            <MenuItem key={kind} value={kind}>
              {`${mailKindLabels[kind]}${subject !== defaults.subject || greeting !== defaults.greeting || body !== defaults.body ? t(" · own words") : ""}`}
            </MenuItem>
          ))}
        </TextField>
      )}
      {text && (
        <SectionCard title={mailKindLabels[text.kind]}>
          <MailTextForm key={`${text.kind} ${text.language}`} text={text} load={load} />
        </SectionCard>
      )}
    </Box>
  );
}

/** When each mail goes out, in the order of an order's life. */
const mailKindLabels: Record<EditableMailKind, string> = {
  welcome: t("Somebody signed up"),
  "one-time-code": t("A code to set a password"),
  "login-warning": t("Many wrong passwords"),
  "order-placed": t("An order was placed"),
  "payment-link": t("The link to pay"),
  "payment-reminder": t("A reminder to pay"),
  "order-confirmed": t("An order is confirmed"),
  "order-dispatched": t("A parcel left"),
  "order-delivered": t("A parcel arrived"),
  "order-cancelled": t("An order was cancelled"),
  "order-expired": t("An order was not paid in time"),
  "order-link": t("The link to an order"),
  "size-exchanged": t("Another size"),
  "address-changed": t("Another delivery address"),
};
