import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { MailServer, SettingsState } from "../../../contract/admin/settings.ts";
import { t } from "../../../platform/language/t.ts";
import { useVersionedAction } from "../actions/use-versioned-action.tsx";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";

const noServer: MailServer = { host: "", port: 587, isTls: false, user: "", password: "" };

interface MailServerCardProps {
  readonly state: SettingsState;
  readonly onSaved: (state: SettingsState) => void;
  readonly load: () => Promise<unknown>;
}

/** Where mails go out, and a test mail through it before it is saved. */
export function MailServerCard({ state, onSaved, load }: MailServerCardProps) {
  const [typed, setTyped] = useState<Partial<MailServer>>({});
  const server: MailServer = { ...(state.mailServer ?? noServer), ...typed };
  const [recipient, setRecipient] = useState(state.settings.supportEmail);
  const { isBusy, run, notice } = useVersionedAction({ load, discard: () => setTyped({}) });
  const change = (changed: Partial<MailServer>) => setTyped((before) => ({ ...before, ...changed }));
  const write = (mailServer: MailServer | null, message: string) =>
    run(async () => {
      const body = { version: state.version, settings: {}, mailServer };
      onSaved(await api.call("PUT /api/admin/settings", { body }));
      setTyped({});
    }, message);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void write(server, t("Saved. Mails that waited go out now."));
  };
  const test = () =>
    run(
      () => api.call("POST /api/admin/settings/test-mail", { body: { recipient, mailServer: server } }),
      t("The mail server took the test mail to {recipient}.", { recipient }),
    );
  return (
    <Box component="form" id="mail-server" onSubmit={save} sx={{ scrollMarginTop: 64 }}>
      <SectionCard title={t("Mail server")} level={3}>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", mt: 1 }}>
          {!state.mailServer && (
            <Typography color="textSecondary">
              {t(
                "Without one, mails wait in the store: codes, confirmations and payment links reach nobody.",
              )}
            </Typography>
          )}
          <MailServerFields server={server} hasPassword={state.mailServer !== null} onChange={change} />
          {notice}
          <Box sx={{ display: "flex", gap: 1.5, flexWrap: "wrap" }}>
            <Button type="submit" variant="contained" disabled={isBusy || !server.host.trim()}>
              {t("Save the mail server")}
            </Button>
            {state.mailServer && (
              <Button
                disabled={isBusy}
                onClick={() => void write(null, t("Mails wait in the store from now on."))}
              >
                {t("Use none")}
              </Button>
            )}
          </Box>
          <Box sx={{ display: "flex", gap: 1.5, flexWrap: "wrap", alignItems: "flex-start" }}>
            <TextField
              size="small"
              type="email"
              label={t("Test mail to")}
              value={recipient}
              onChange={({ target }) => setRecipient(target.value)}
            />
            <Button
              variant="outlined"
              disabled={isBusy || !server.host.trim() || !recipient.trim()}
              onClick={() => void test()}
            >
              {t("Send a test mail")}
            </Button>
          </Box>
        </Box>
      </SectionCard>
    </Box>
  );
}

interface MailServerFieldsProps {
  readonly server: MailServer;
  /** A password is stored; an empty field keeps it. */
  readonly hasPassword: boolean;
  readonly onChange: (changed: Partial<MailServer>) => void;
}

/** The fields of a mail server. */
export const MailServerFields = ({ server, hasPassword, onChange }: MailServerFieldsProps) => (
  <>
    <TextField
      size="small"
      label={t("Mail server")}
      placeholder={"smtp.example.com"}
      value={server.host}
      onChange={({ target }) => onChange({ host: target.value.trim() })}
    />
    <TextField
      size="small"
      type="number"
      label={t("Port")}
      value={server.port}
      onChange={({ target }) => onChange({ port: Math.trunc(Number(target.value)) })}
    />
    <FormControlLabel
      sx={{ ml: 0 }}
      control={
        <Switch
          checked={server.isTls}
          onChange={({ target }) => onChange({ isTls: target.checked, port: target.checked ? 465 : 587 })}
        />
      }
      label={t("TLS from the first byte (usually port 465). Off: STARTTLS where the server offers it.")}
    />
    <TextField
      size="small"
      label={t("User")}
      autoComplete="off"
      value={server.user}
      onChange={({ target }) => onChange({ user: target.value })}
    />
    <TextField
      size="small"
      type="password"
      label={t("Password")}
      autoComplete="new-password"
      helperText={hasPassword ? t("Empty: the stored one stays.") : ""}
      value={server.password}
      onChange={({ target }) => onChange({ password: target.value })}
    />
  </>
);
