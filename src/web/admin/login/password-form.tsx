import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { required, TextInput } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { api } from "../calls/api.ts";
import { PasskeyButton } from "../second-factor/passkey-button.tsx";
import { logInWithPasskey } from "../second-factor/passkey-calls.ts";
import { CompanyLogin, companyLogin } from "./company-login.tsx";
import { enterAsStaff, type LoginStep } from "./enter.ts";

/** A refusal is shown above the fields, and screen readers read it out. */
export function PasswordForm({ onDone }: { onDone: (next: LoginStep) => void }) {
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function logIn({ email, password }: { email: string; password: string }) {
    setBusy(true);
    setProblem("");
    try {
      onDone(await checkPassword(email, password));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t("An error occurred during login."));
      setBusy(false);
    }
    return false;
  }
  const alert = problem && (
    <Typography role="alert" color="error">
      {problem}
    </Typography>
  );
  const company = <CompanyLogin onDone={onDone} onProblem={setProblem} />;
  if (companyLogin === "only")
    return (
      <Box sx={{ display: "grid", gap: 2 }}>
        {alert}
        {company}
      </Box>
    );
  return (
    <CommandForm initialValues={{ email: "", password: "" }} onSubmit={logIn}>
      {alert}
      <TextInput
        source="email"
        label={t("E-mail")}
        type="email"
        autoComplete="username"
        validate={required()}
      />
      <TextInput
        source="password"
        label={t("Password")}
        type="password"
        autoComplete="current-password"
        validate={required()}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {t("Log in")}
      </Button>
      <PasskeyButton
        label={t("Log in with a passkey")}
        ask={async () => enterAsStaff(await logInWithPasskey())}
        onDone={onDone}
      />
      {company}
      <Link href="/accounts/recover-password" sx={{ justifySelf: "center", py: 0.5 }}>
        {t("Forgotten password")}
      </Link>
    </CommandForm>
  );
}

/** Throws an Error with the message to show. */
async function checkPassword(userName: string, password: string): Promise<LoginStep> {
  const login = await api.call("POST /api/accounts/login", { body: { userName, password } });
  if (login.userId <= 0) throw new Error(t("Unsuccessful Login Attempt!!!"));
  return enterAsStaff(login);
}
