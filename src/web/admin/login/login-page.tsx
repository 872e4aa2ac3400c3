import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Notification, useLogin } from "react-admin";
import { CodeForm } from "../second-factor/code-form.tsx";
import { RecoveryCodes } from "../second-factor/recovery-codes.tsx";
import { proveSecondFactor } from "../second-factor/second-factor-calls.ts";
import { SecondFactorSetup } from "../second-factor/second-factor-setup.tsx";
import { type LoginStep, PasswordForm } from "./password-form.tsx";

/** Asks for the password, then for the second factor. If one is required and missing, it is set up here. */
export function LoginPage() {
  const login = useLogin();
  const [step, setStep] = useState<LoginStep | "password">("password");
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  const enter = () => void login({});
  return (
    <Box component="main" sx={{ minHeight: "100vh", display: "grid", placeItems: "center", p: 2 }}>
      <Card variant="outlined" sx={{ width: `min(${step === "set-up" ? 28 : 24}rem, 100%)`, p: 3 }}>
        <Typography variant="h5" component="h1" sx={{ mb: 2 }}>
          Admin
        </Typography>
        {step === "password" && (
          <PasswordForm onDone={(next) => (next === "enter" ? enter() : setStep(next))} />
        )}
        {step === "code" && (
          <CodeForm
            helperText="The six digits that your app shows, or one of your recovery codes."
            buttonLabel="Go on"
            submitCode={proveSecondFactor}
            onDone={enter}
          />
        )}
        {step === "set-up" &&
          (recoveryCodes.length ? (
            <RecoveryCodes codes={recoveryCodes} buttonLabel="I have kept them" onDone={enter} />
          ) : (
            <SecondFactorSetup onDone={setRecoveryCodes} />
          ))}
      </Card>
      <Notification />
    </Box>
  );
}
