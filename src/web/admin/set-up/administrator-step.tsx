import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { enterWith, type LoginStep } from "../login/enter.ts";
import { StepCard } from "./step-card.tsx";
import { useStep } from "./use-step.ts";

const nobody = { firstName: "", lastName: "", email: "", password: "" };
const fields = Object.keys(nobody) as (keyof typeof nobody)[];
type Refused = { readonly [N in keyof typeof nobody]?: string };

/** What the store refused, by its field; its codes for an address and a password are about one field each. */
function refusedFields(refusal: unknown): Refused {
  if (!(refusal instanceof ApiProblem)) return {};
  if (refusal.code === "email_invalid") return { email: refusal.detail };
  if (refusal.code === "password_weak") return { password: refusal.detail };
  const errors = refusal.problem.errors;
  return typeof errors === "object" && errors !== null ? errors : {};
}

interface AdministratorStepProps {
  readonly token: string;
  readonly onDone: (next: LoginStep) => void;
}

/** Creates the administrator with the token of the link, and logs in; a public store then asks for a second factor. */
export function AdministratorStep({ token, onDone }: AdministratorStepProps) {
  const [person, setPerson] = useState(nobody);
  const [missing, setMissing] = useState<Refused>({});
  const { isBusy, problem, refusal, run } = useStep();
  const refused = { ...refusedFields(refusal), ...missing };
  const input = (name: keyof typeof nobody, label: string, autoComplete: string, type = "text") => (
    <TextField
      required
      fullWidth
      size="small"
      type={type}
      label={label}
      autoComplete={autoComplete}
      value={person[name]}
      error={refused[name] !== undefined}
      helperText={refused[name] ?? (name === "password" ? t("At least 12 characters.") : "")}
      onChange={({ target }) => setPerson({ ...person, [name]: target.value })}
    />
  );
  async function create() {
    const empty = fields.filter((name) => !person[name].trim());
    setMissing(Object.fromEntries(empty.map((name) => [name, t("Please fill this in.")])));
    if (empty.length > 0) return;
    await run(async () => {
      const login = await api.call("POST /api/set-up", { body: { token, ...person } });
      history.replaceState(null, "", "/setup"); // the token is used: it need not stay in the browser's history
      onDone(await enterWith(login));
    });
  }
  return (
    <StepCard
      step={1}
      title={t("You")}
      problem={Object.keys(refused).length > 0 ? "" : problem}
      refusal={Object.keys(missing).length > 0 ? missing : refusal}
      isCheckedByStore
      onSubmit={() => void create()}
    >
      <Typography color="textSecondary">
        {t("You become the administrator: you invite the others, and you can do everything.")}
      </Typography>
      {input("firstName", t("First name"), "given-name")}
      {input("lastName", t("Last name"), "family-name")}
      {input("email", t("E-mail"), "email", "email")}
      {input("password", t("Password"), "new-password", "password")}
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ justifySelf: "start" }}>
        {t("Create the administrator")}
      </Button>
    </StepCard>
  );
}
