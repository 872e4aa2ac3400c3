import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { required, TextInput } from "react-admin";
import { api } from "../api.ts";
import { CommandForm } from "../command-form.tsx";
import { type StaffSession, setPendingSession } from "../staff-session.ts";

/** The step after a correct password: enter, give a code, or set up a second factor. */
export type LoginStep = "enter" | "code" | "set-up";

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
      setProblem(error instanceof Error ? error.message : "An error occurred during login.");
      setBusy(false);
    }
    return false;
  }
  return (
    <CommandForm initialValues={{ email: "", password: "" }} onSubmit={logIn}>
      {problem && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
      <TextInput source="email" label="E-mail" type="email" autoComplete="username" validate={required()} />
      <TextInput
        source="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        validate={required()}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        Log in
      </Button>
      <Link href="/accounts/recover-password" sx={{ justifySelf: "center", py: 0.5 }}>
        Forgotten password
      </Link>
    </CommandForm>
  );
}

/**
 * Logs in with the shop's own account. The session is not stored until the second factor is given. Throws an
 * Error with the message to show.
 */
async function checkPassword(userName: string, password: string): Promise<LoginStep> {
  const login = await api.call("POST /api/accounts/login", { body: { userName, password } });
  if (login.userId <= 0) throw new Error("Unsuccessful Login Attempt!!!");
  if (login.role === "buyer") {
    await api.call("POST /api/accounts/logout", { headers: { authorization: `Bearer ${login.token}` } });
    throw new Error("This account has no access to the admin.");
  }
  return enterWith(login);
}

/** The login is not stored before its next step is done. */
export async function enterWith(login: StaffSession): Promise<LoginStep> {
  setPendingSession(login);
  const { isOn, isRequired } = await api.call("GET /api/admin/second-factor", {});
  return isOn ? "code" : isRequired ? "set-up" : "enter";
}
