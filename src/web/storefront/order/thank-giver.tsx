import { useEffect, useState } from "react";
import { t } from "../../../platform/language/t.ts";
import { TextArea } from "../../ui/field.tsx";
import { type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { problemNotice } from "../form/problem-notice.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { type OrderAccess, readThanks, sendThanks } from "./order-access.ts";

const MAX_NOTE = 500;

/** A note of thanks to who gave a kit, once. Nothing is shown where nobody would get it, nor where that cannot be read: it is an extra. */
export default function ThankGiver({ access }: { access: OrderAccess }) {
  const [thanks, setThanks] = useState<{ to: string; isSent: boolean } | null>(null);
  const [isSentNow, setSentNow] = useState(false);
  const { orderNo, link } = access;
  useEffect(() => {
    readThanks({ orderNo, link }).then(setThanks, () => undefined);
  }, [orderNo, link]);
  if (!thanks?.to) return null;
  return (
    <section aria-labelledby="thanks" className="grid gap-4 border-t border-line pt-6 print:hidden">
      <h2 id="thanks" className="text-lg">
        {t("Say thank you")}
      </h2>
      {thanks.isSent ? (
        <NoticeBox
          notice={successNotice(t("Your thanks are on the way to {name}.", { name: thanks.to }))}
          takesFocus={isSentNow}
        />
      ) : (
        <ThanksForm
          access={access}
          to={thanks.to}
          onSent={(sent) => {
            setSentNow(true);
            setThanks(sent);
          }}
        />
      )}
    </section>
  );
}

interface ThanksFormProps {
  access: OrderAccess;
  to: string;
  onSent: (thanks: { to: string; isSent: boolean }) => void;
}

function ThanksForm({ access, to, onSent }: ThanksFormProps) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const form = useForm({
    blank: { note: "" },
    check: ({ note }) => ({ ...(!note.trim() && { note: t("Please write a few words.") }) }),
    onInvalid: () => setNotice(null),
    async onSubmit({ note }) {
      setNotice(null);
      try {
        onSent(await sendThanks(access, note.trim()));
      } catch (problem) {
        setNotice(problemNotice(t("Your note was not sent."), problem));
      }
    },
  });
  return (
    <form {...form.formProps} className="grid max-w-prose gap-4">
      <TextArea
        label={t("Your note to {name}", { name: to })}
        hint={t("It is mailed once, with your name. Nobody sees your address or size in it.")}
        rows={3}
        required
        maxLength={MAX_NOTE}
        {...form.field("note")}
      />
      <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} />
      <SubmitButton form={form} look="secondary" className="justify-self-start">
        {t("Send my thanks")}
      </SubmitButton>
    </form>
  );
}
