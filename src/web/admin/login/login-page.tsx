import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Notification, useLogin } from "react-admin";
import { CodeStep } from "../second-factor/code-step.tsx";
import { RecoveryCodes } from "../second-factor/recovery-codes.tsx";
import { proveLogin } from "../second-factor/second-factor-calls.ts";
import { SetUpStep } from "../second-factor/set-up-step.tsx";
import type { NextStep } from "./check-password.ts";
import { PasswordStep } from "./password-step.tsx";

/** Password, then the second factor of who has one; where one is required and missing, it is set up here. */
export function LoginPage() {
  const login = useLogin();
  const [step, setStep] = useState<NextStep | "password">("password");
  const [codes, setCodes] = useState<readonly string[]>([]);
  const enter = () => void login({});
  return (
    <Box component="main" sx={{ minHeight: "100vh", display: "grid", placeItems: "center", p: 2 }}>
      <Card variant="outlined" sx={{ width: `min(${step === "set-up" ? 28 : 24}rem, 100%)`, p: 3 }}>
        <Typography variant="h5" component="h1" sx={{ mb: 2 }}>
          Back office
        </Typography>
        {step === "password" && (
          <PasswordStep onDone={(next) => (next === "enter" ? enter() : setStep(next))} />
        )}
        {step === "code" && (
          <CodeStep
            help="The six digits that your app shows, or one of your recovery codes."
            button="Go on"
            take={proveLogin}
            onDone={enter}
          />
        )}
        {step === "set-up" &&
          (codes.length ? (
            <RecoveryCodes codes={codes} button="I have kept them" onDone={enter} />
          ) : (
            <SetUpStep onDone={setCodes} />
          ))}
      </Card>
      <Notification />
    </Box>
  );
}
