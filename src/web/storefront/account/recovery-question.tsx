import { useState } from "react";
import type { Begun, BegunVerdict } from "../../../contract/own-account.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { NarrowPage } from "../../ui/narrow-page.tsx";
import { failureNotice, type Notice } from "../form/notice.tsx";
import BegunQuestion from "./begun-question.tsx";
import { setPassword, type TypedPassword } from "./go-on.ts";
import { recoveryNotice } from "./password-notices.ts";

interface RecoveryQuestionProps {
  typed: TypedPassword;
  begun: Begun;
  onDone: (typed: TypedPassword, isOwnLogin: boolean) => Promise<void>;
  /** The code ran out meanwhile. */
  onCodeRefused: (notice: Notice) => void;
}

/** The response of the person and the password go to the server together: nothing is stored or deleted without the other. */
export default function RecoveryQuestion({ typed, begun, onDone, onCodeRefused }: RecoveryQuestionProps) {
  const [notice, setNotice] = useState<Notice | null>(null);

  async function handleVerdict(verdict: BegunVerdict) {
    setNotice(null);
    try {
      const resultCode = await setPassword(typed, verdict);
      if (resultCode > 0) await onDone(typed, false);
      else if (resultCode === -1 || resultCode === -4) onCodeRefused(recoveryNotice(resultCode));
      else setNotice(recoveryNotice(resultCode));
    } catch (problem) {
      setNotice(failureNotice(t("Failed to update password !!"), problem));
    }
  }

  return (
    <NarrowPage
      title={t("Was that you?")}
      intro={t("This account was begun on another device, before {email} was confirmed.", {
        email: typed.email,
      })}
    >
      <BegunQuestion begun={begun} notice={notice} onVerdict={handleVerdict} />
    </NarrowPage>
  );
}
