import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Title } from "react-admin";
import type { SecondFactor } from "../../../contract/admin/second-factor.ts";
import { t } from "../../../platform/language/t.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { CodeForm } from "./code-form.tsx";
import { OwnLogins } from "./own-logins.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { renewRecoveryCodes, switchOffSecondFactor } from "./second-factor-calls.ts";
import { SecondFactorSetup } from "./second-factor-setup.tsx";

type Mode = "nothing" | "set-up" | "renew" | "off";

/** The login of the person who works here: second factor, recovery codes, and where they are logged in. */
export function SecondFactorPage() {
  const { response: state, problem, load } = useResponse("GET /api/admin/second-factor", noOptions);
  const [mode, setMode] = useState<Mode>("nothing");
  const [codes, setCodes] = useState<readonly string[]>([]);
  const finish = () => {
    setMode("nothing");
    setCodes([]);
    void load();
  };
  if (problem) throw problem;
  if (!state) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 480, mt: 2 }}>
      <Title title={t("Your login")} />
      <Typography variant="h5" component="h2">
        {t("Your login")}
      </Typography>
      <SectionCard title={state.isOn ? t("Your second factor is on") : t("Your second factor is off")}>
        {codes.length ? (
          <RecoveryCodes codes={codes} buttonLabel={t("I have kept them")} onDone={finish} />
        ) : (
          <SecondFactorOptions
            state={state}
            mode={mode}
            onMode={setMode}
            onCodes={setCodes}
            onDone={finish}
          />
        )}
      </SectionCard>
      <PasskeysCard
        passkeys={state.passkeys}
        onAdded={(recoveryCodes) => (recoveryCodes.length ? setCodes(recoveryCodes) : finish())}
        onRemoved={finish}
      />
      <OwnLogins />
    </Box>
  );
}

interface SecondFactorOptionsProps {
  state: SecondFactor;
  mode: Mode;
  onMode: (mode: Mode) => void;
  onCodes: (codes: readonly string[]) => void;
  onDone: () => void;
}

function SecondFactorOptions({ state, mode, onMode, onCodes, onDone }: SecondFactorOptionsProps) {
  if (mode === "set-up") return <SecondFactorSetup onDone={onCodes} />;
  if (mode === "renew")
    return (
      <CodeForm
        helperText={t("{value} Your old recovery codes stop working.", {
          value: state.hasApp ? t("The code that your app shows now.") : t("One of your recovery codes."),
        })}
        buttonLabel={t("Make new recovery codes")}
        submitCode={renewRecoveryCodes}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      />
    );
  if (mode === "off")
    return (
      <CodeForm
        helperText={
          state.passkeys.length
            ? t("The code that your app shows now. Your passkeys stay.")
            : t("The code that your app shows now. After that, your password alone is enough.")
        }
        buttonLabel={t("Switch it off")}
        submitCode={switchOffSecondFactor}
        onDone={onDone}
      />
    );
  if (!state.isOn)
    return (
      <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
        <Typography>
          {t(
            "With it, a stolen password is not enough: each login also asks for a code from your phone. Switching it on ends your other logins.",
          )}
        </Typography>
        <Button variant="contained" onClick={() => onMode("set-up")}>
          {t("Set it up")}
        </Button>
      </Box>
    );
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Typography>
        {t("Each login asks for {factorsOf}. {recoveryCodesLeft} of your recovery codes are left.", {
          factorsOf: factorsOf(state),
          recoveryCodesLeft: state.recoveryCodesLeft,
        })}
      </Typography>
      <Button variant="outlined" onClick={() => onMode("renew")}>
        {t("New recovery codes")}
      </Button>
      {!state.hasApp ? (
        <Button variant="outlined" onClick={() => onMode("set-up")}>
          {t("Set up an authenticator app too")}
        </Button>
      ) : state.isRequired && !state.passkeys.length ? (
        <Typography color="textSecondary">
          {t("This store requires it of everybody who works here.")}
        </Typography>
      ) : (
        <Button variant="outlined" color="error" onClick={() => onMode("off")}>
          {state.passkeys.length ? t("Remove the app") : t("Switch it off")}
        </Button>
      )}
    </Box>
  );
}

const factorsOf = ({ hasApp, passkeys }: SecondFactor): string =>
  [hasApp && t("a code from your app"), passkeys.length > 0 && t("a passkey")].filter(Boolean).join(" or ");
