import { useState } from "react";
import { t } from "../../../platform/language/t.ts";
import { TextField } from "../../ui/field.tsx";
import { type Notice, NoticeBox } from "../form/notice.tsx";
import { problemNotice } from "../form/problem-notice.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { useStoreData } from "../page/store-data.ts";
import { api } from "../state/api.ts";
import ClaimKit from "./claim-kit.tsx";

/**
 * Opens a kit by the code of a printed card and what HR knows of its holder. Nothing of it is stored or put into the URL: many may
 * type theirs at one screen.
 */
export default function EnterCard({ code }: { code: string }) {
  const [token, setToken] = useState<string | null>(null);
  const [isFirst, setFirst] = useState(true);
  function begin() {
    setFirst(false);
    setToken(null);
  }
  if (token) return <ClaimKit token={token} onAnother={begin} />;
  return <CardForm code={isFirst ? code : ""} onEntered={setToken} />;
}

function CardForm({ code, onEntered }: { code: string; onEntered: (token: string) => void }) {
  const asksDay = useStoreData().config.cardFact === "first_day";
  const [notice, setNotice] = useState<Notice | null>(null);
  const form = useForm({
    blank: { code: code.slice(0, 40), fact: "" },
    check: (typed) => ({
      ...(!typed.code.trim() && { code: t("Please enter the code on your card.") }),
      ...(!typed.fact.trim() && {
        fact: asksDay ? t("Please enter your first day at work.") : t("Please enter your employee number."),
      }),
    }),
    onInvalid: () => setNotice(null),
    async onSubmit(typed) {
      setNotice(null);
      try {
        const { token } = await api.call("POST /api/claims/card", { body: typed });
        onEntered(token);
      } catch (problem) {
        setNotice(problemNotice(t("Your kit could not be loaded."), problem));
      }
    },
  });
  const fact = form.field("fact");
  return (
    <div className="mx-auto grid max-w-[28rem] gap-5">
      <h1 className="text-2xl">{t("Your kit")}</h1>
      <p className="text-soft">
        {t(
          "Do you have a printed card? Its code opens your kit. If you have a mail from us, use the button in it.",
        )}
      </p>
      <form {...form.formProps} className="grid gap-5">
        <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} />
        <TextField
          label={t("Code on your card")}
          hint={t("For example K7QM-3XRT")}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={40}
          {...form.field("code")}
        />
        {asksDay ? (
          <TextField label={t("Your first day at work")} type="date" required autoComplete="off" {...fact} />
        ) : (
          <TextField
            label={t("Your employee number")}
            hint={t("It is on your badge or payslip.")}
            autoComplete="off"
            spellCheck={false}
            required
            maxLength={80}
            {...fact}
          />
        )}
        <SubmitButton form={form}>{t("Open my kit")}</SubmitButton>
      </form>
    </div>
  );
}
