import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { useEffect, useState } from "react";
import { required, TextInput } from "react-admin";
import { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { api } from "../calls/api.ts";
import { PasskeyButton } from "../second-factor/passkey-button.tsx";
import { givePasskey } from "../second-factor/passkey-calls.ts";
import { provideProofDialog } from "../staff-session/ask-for-proof.ts";
import { companyLogin } from "./company-login.tsx";

interface Asked {
  /** The person has a second factor, so they give a code; otherwise the password. */
  readonly isCode: boolean;
  readonly hasPasskey: boolean;
  readonly settle: (isGiven: boolean) => void;
}

/** Asks for the password, or a code, before a step that could take an account over; that step then goes on. */
export function ProofDialog() {
  const [asked, setAsked] = useState<Asked>();
  const [problem, setProblem] = useState("");
  useEffect(
    () =>
      provideProofDialog(async () => {
        const { isOn, passkeys } = await api.call("GET /api/admin/second-factor", {});
        const hasPasskey = passkeys.length > 0;
        return new Promise((settle) => setAsked({ isCode: isOn, hasPasskey, settle }));
      }),
    [],
  );
  if (!asked) return null;
  const { isCode, hasPasskey, settle } = asked;
  const end = (isGiven: boolean) => {
    setAsked(undefined);
    setProblem("");
    settle(isGiven);
  };
  /** Returns true after a wrong proof too: the form starts again, with an empty field that has the focus. */
  async function give({ proof }: { proof: string }) {
    try {
      await api.call("POST /api/admin/prove", { body: isCode ? { code: proof } : { password: proof } });
      end(true);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error.detail || error.message);
    }
    return true;
  }
  return (
    <FormDialog
      title={t("Is it you?")}
      maxWidth="xs"
      closeLabel={t("Not now")}
      onClose={() => end(false)}
      initialValues={{ proof: "" }}
      onSubmit={give}
      action={() => (
        <Button type="submit" variant="contained">
          {t("Go on")}
        </Button>
      )}
    >
      {() => (
        <>
          {hasPasskey && (
            <PasskeyButton label={t("Use your passkey")} isMain ask={givePasskey} onDone={() => end(true)} />
          )}
          <TextInput
            source="proof"
            label={isCode ? t("Code") : t("Password")}
            type={isCode ? "text" : "password"}
            autoFocus={!hasPasskey}
            autoComplete={isCode ? "one-time-code" : "current-password"}
            validate={required()}
            error={Boolean(problem)}
            helperText={
              problem ||
              (isCode
                ? t("The six digits that your app shows, or one of your recovery codes.")
                : t("Asked for again, because you last gave it more than five minutes ago."))
            }
            slotProps={{ formHelperText: { role: problem ? "alert" : undefined } }}
          />
          {companyLogin !== "off" && !isCode && (
            <Link href="/accounts/company?redirect=admin&again=on">
              {t("Without a password: log in with the company again, then repeat this step")}
            </Link>
          )}
        </>
      )}
    </FormDialog>
  );
}
