import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { MailServer, SettingsState, StoreSettings } from "../../../contract/admin/settings.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { MailServerFields } from "../settings/mail-server-card.tsx";
import { StepCard } from "./step-card.tsx";
import { useStep } from "./use-step.ts";

interface MailStepProps {
  readonly state: SettingsState;
  readonly save: (settings: Partial<StoreSettings>, mailServer: MailServer) => Promise<void>;
  readonly next: () => void;
}

/** The mail server and a test mail. It may be left out: mails wait then. */
export function MailStep({ state, save, next }: MailStepProps) {
  const [server, setServer] = useState<MailServer>(
    state.mailServer ?? { host: "", port: 587, isTls: false, user: "", password: "" },
  );
  const [recipient, setRecipient] = useState(state.settings.supportEmail);
  const { isBusy, problem, refusal, success, run } = useStep();
  const test = () =>
    run(
      () => api.call("POST /api/admin/settings/test-mail", { body: { recipient, mailServer: server } }),
      t("The mail server took the test mail to {recipient}. See whether it arrives.", { recipient }),
    );
  const goOn = async () => {
    if (await run(() => save({}, server))) next();
  };
  return (
    <StepCard
      step={5}
      title={t("Mail server")}
      problem={problem}
      refusal={refusal}
      onSubmit={() => void goOn()}
    >
      <Typography color="textSecondary">
        {t("Codes, confirmations and payment links go out through it. Your mail provider calls it SMTP.")}
      </Typography>
      <MailServerFields
        server={server}
        hasPassword={state.mailServer !== null}
        onChange={(changed) => setServer((before) => ({ ...before, ...changed }))}
      />
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
          disabled={isBusy || !server.host || !recipient}
          onClick={() => void test()}
        >
          {t("Send a test mail")}
        </Button>
      </Box>
      {success && <Alert severity="success">{success}</Alert>}
      <Box sx={{ display: "flex", gap: 1.5, flexWrap: "wrap" }}>
        <Button type="submit" variant="contained" disabled={isBusy || !server.host}>
          {t("Go on")}
        </Button>
        <Button disabled={isBusy} onClick={next}>
          {t("Later: mails wait until then")}
        </Button>
      </Box>
    </StepCard>
  );
}
