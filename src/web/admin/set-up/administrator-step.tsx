import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { api } from "../api.ts";
import { saveSession } from "../staff-session.ts";
import { StepCard } from "./step-card.tsx";
import { useStep } from "./use-step.ts";

const nobody = { firstName: "", lastName: "", email: "", password: "" };

/** Creates the administrator with the token of the link, and logs in. */
export function AdministratorStep({ token, onDone }: { token: string; onDone: () => void }) {
  const [person, setPerson] = useState(nobody);
  const { isBusy, problem, run } = useStep();
  const input = (name: keyof typeof nobody, label: string, autoComplete: string, type = "text") => (
    <TextField
      required
      fullWidth
      size="small"
      type={type}
      label={label}
      autoComplete={autoComplete}
      value={person[name]}
      helperText={name === "password" ? "At least 12 characters." : ""}
      onChange={({ target }) => setPerson({ ...person, [name]: target.value })}
    />
  );
  const create = () =>
    run(async () => {
      saveSession(await api.call("POST /api/set-up", { body: { token, ...person } }));
      history.replaceState(null, "", "/setup"); // the token is used: it need not stay in the browser's history
      onDone();
    });
  return (
    <StepCard step={1} title="You" problem={problem} onSubmit={() => void create()}>
      <Typography color="text.secondary">
        You become the administrator: you invite the others, and you can do everything.
      </Typography>
      {input("firstName", "First name", "given-name")}
      {input("lastName", "Last name", "family-name")}
      {input("email", "E-mail", "email", "email")}
      {input("password", "Password", "new-password", "password")}
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ justifySelf: "start" }}>
        Create the administrator
      </Button>
    </StepCard>
  );
}
