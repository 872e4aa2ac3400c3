import { useState } from "react";
import type { CustomerQuote } from "../../../contract/quotes.ts";
import { t } from "../../../platform/language/t.ts";
import { TextArea } from "../../ui/field.tsx";
import { type Notice, NoticeBox } from "../form/notice.tsx";
import { problemNotice } from "../form/problem-notice.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { api } from "../state/api.ts";
import { isStale } from "./accept-form.tsx";

interface AskFormProps {
  token: string;
  quote: CustomerQuote;
  onAsked: (quote: CustomerQuote) => void;
  onStale: (notice: Notice) => void;
}

/** What the quote should say instead, in the customer's own words. */
export function AskForm({ token, quote: { versionNo }, onAsked, onStale }: AskFormProps) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const form = useForm({
    blank: { wish: "" },
    check: ({ wish }) => (wish.trim() ? {} : { wish: t("Please write what you would like otherwise.") }),
    draft: "quote change",
    async onSubmit({ wish }) {
      setNotice(null);
      try {
        const changed = await api.call("POST /api/quotes/change", { body: { token, versionNo, wish } });
        form.clear();
        onAsked(changed);
      } catch (problem) {
        const failure = problemNotice(t("Your request could not be sent."), problem);
        if (isStale(problem)) onStale(failure);
        else setNotice(failure);
      }
    },
  });
  return (
    <section aria-labelledby="ask" className="grid gap-5 border-t border-line pt-8">
      <h2 id="ask" className="text-xl">
        {t("Ask for a change")}
      </h2>
      <form {...form.formProps} className="grid gap-5" aria-labelledby="ask">
        <TextArea
          label={t("What would you like otherwise?")}
          hint={t("Other quantities, products, prices or dates: we read it and send you a new version.")}
          rows={3}
          required
          maxLength={2000}
          {...form.field("wish")}
        />
        <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} />
        <SubmitButton form={form} look="secondary" className="justify-self-start">
          {t("Send my request")}
        </SubmitButton>
      </form>
    </section>
  );
}
