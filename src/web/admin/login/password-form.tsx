import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { checkPassword, type LoginStep } from "./check-password.ts";

/** A refusal is shown above the fields, and screen readers read it out. */
export function PasswordForm({ onDone }: { onDone: (next: LoginStep) => void }) {
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setProblem("");
    try {
      onDone(await checkPassword(String(fields.get("email")), String(fields.get("password"))));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "An error occurred during login.");
      setBusy(false);
    }
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: "grid", gap: 2 }}>
      {problem && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
      <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
      <Button type="submit" variant="contained" disabled={isBusy}>
        Log in
      </Button>
    </Box>
  );
}
