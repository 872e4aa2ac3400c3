import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { Output } from "../../../contract/route-types.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { enterWith, type LoginStep } from "../login/enter.ts";
import { useStep } from "../set-up/use-step.ts";
import { roleLabels } from "./role-labels.ts";

interface AcceptFormProps {
  readonly token: string;
  readonly offer: Output<"POST /api/invitations/check">;
  readonly onDone: (next: LoginStep) => void;
}

/** Name and password of somebody new; of a customer, the password of their account. */
export function AcceptForm({ token, offer, onDone }: AcceptFormProps) {
  const [given, setGiven] = useState({ firstName: offer.firstName, lastName: offer.lastName, password: "" });
  const { isBusy, problem, run } = useStep();
  const accept = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const login = await api.call("POST /api/invitations/accept", { body: { token, ...given } });
      history.replaceState(null, "", "/invitation"); // the link is used: it need not stay in the browser's history
      onDone(await enterWith(login));
    });
  };
  const input = (name: keyof typeof given, label: string, autoComplete: string, help = "") => (
    <TextField
      required
      fullWidth
      size="small"
      type={name === "password" ? "password" : "text"}
      label={label}
      autoComplete={autoComplete}
      value={given[name]}
      helperText={help}
      onChange={({ target }) => setGiven({ ...given, [name]: target.value })}
    />
  );
  return (
    <Box component="form" onSubmit={accept} sx={{ display: "grid", gap: 2 }}>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        {`${offer.email} · ${roleLabels[offer.role]}`}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      {offer.hasPassword ? (
        <>
          <Typography color="textSecondary">
            {t("You have an account here already. Its password accepts the role; your orders stay yours.")}
          </Typography>
          {input("password", t("Password"), "current-password")}
        </>
      ) : (
        <>
          {input("firstName", t("First name"), "given-name")}
          {input("lastName", t("Last name"), "family-name")}
          {input("password", t("Password"), "new-password", t("At least 12 characters."))}
        </>
      )}
      <Button type="submit" variant="contained" disabled={isBusy}>
        {t("Accept the invitation")}
      </Button>
      {offer.hasPassword && (
        <Link href="/accounts/recover-password" sx={{ justifySelf: "center", py: 0.5 }}>
          {t("Forgotten password")}
        </Link>
      )}
    </Box>
  );
}
