import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { t } from "../../../platform/language/t.ts";
import type { Elements } from "../../ui/elements.ts";
import { AddPasskey } from "../second-factor/add-passkey.tsx";
import { CodeForm } from "../second-factor/code-form.tsx";
import { PasskeyButton } from "../second-factor/passkey-button.tsx";
import { givePasskey, isPasskeyPossible } from "../second-factor/passkey-calls.ts";
import { RecoveryCodes } from "../second-factor/recovery-codes.tsx";
import { proveSecondFactor } from "../second-factor/second-factor-calls.ts";
import { SecondFactorSetup } from "../second-factor/second-factor-setup.tsx";
import type { LoginStep } from "./enter.ts";
import { PasswordForm } from "./password-form.tsx";

interface LoginStepsProps {
  /** What comes before the second factor, where it is not the password alone. */
  readonly first?: (onDone: (next: LoginStep) => void) => Elements;
  readonly onDone: () => void;
  /** Draws the frame around the present step; the set-up of a second factor needs more room. */
  readonly frame: (isWide: boolean, step: Elements) => Elements;
}

/** Asks for the password, then for the second factor. If one is required and missing, it is set up here. */
export function LoginSteps({ first, onDone, frame }: LoginStepsProps) {
  const [step, setStep] = useState<LoginStep | "password">("password");
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  const goOn = (next: LoginStep) => (next === "enter" ? onDone() : setStep(next));
  return frame(
    step === "set-up",
    <>
      {step === "password" && (first?.(goOn) ?? <PasswordForm onDone={goOn} />)}
      {step === "passkey" && (
        <Box sx={{ display: "grid", mb: 2 }}>
          <PasskeyButton label={t("Use your passkey")} isMain ask={givePasskey} onDone={onDone} />
        </Box>
      )}
      {(step === "code" || step === "passkey") && (
        <CodeForm
          helperText={t("The six digits that your app shows, or one of your recovery codes.")}
          buttonLabel={t("Go on")}
          submitCode={proveSecondFactor}
          onDone={onDone}
        />
      )}
      {step === "set-up" &&
        (recoveryCodes.length ? (
          <RecoveryCodes codes={recoveryCodes} buttonLabel={t("I have kept them")} onDone={onDone} />
        ) : (
          <>
            <Typography sx={{ mb: 2 }}>
              {t("Staff of this store need a second factor beside the password.")}
            </Typography>
            <SecondFactorSetup onDone={setRecoveryCodes} />
            {isPasskeyPossible() && (
              <>
                <Divider sx={{ my: 3 }}>{t("or")}</Divider>
                <AddPasskey onDone={setRecoveryCodes} />
              </>
            )}
          </>
        ))}
    </>,
  );
}
