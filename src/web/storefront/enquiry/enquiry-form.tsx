import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { Icon } from "../../ui/icon.tsx";
import { errorNotice, failureNotice, type Notice, NoticeBox } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm, type Values } from "../form/use-form.ts";
import { type EnquiryKind, enquiryFieldErrors, enquiryFormError } from "./validate-enquiry.ts";

type Field = ReturnType<ReturnType<typeof useForm<string>>["field"]>;

interface EnquiryFormProps<N extends string> {
  kind: EnquiryKind;
  blank: Values<N>;
  /** Returns 200 when staff has received the enquiry (specification 4). */
  send: (typed: Values<N>) => Promise<number>;
  thanks: string;
  /** The name of the draft; the default is the kind, so two forms of one kind need different names. */
  draft?: string;
  /** Scrolls to the start of the form; the default is the top of the page. A dialog scrolls by itself. */
  scrollToStart?: () => void;
  children: (field: (name: N) => Field) => Elements;
}

/** The form of contact-us, bulk-enquiry and the pop-up of the home page. Go Back after sending shows an empty form. */
export function EnquiryForm<N extends string>(props: EnquiryFormProps<N>) {
  const { kind, blank, send, thanks, draft = kind, scrollToStart = scrollToTop, children } = props;
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isSent, setSent] = useState(false);
  const form = useForm<N>({
    blank,
    draft,
    check: (typed) => enquiryFieldErrors(typed),
    onInvalid(typed) {
      const text = enquiryFormError(kind, typed);
      setNotice(text ? errorNotice(text) : null);
    },
    async onSubmit(typed) {
      setNotice(null);
      scrollToStart();
      try {
        const resultCode = await send(typed);
        if (resultCode !== 200) throw new Error(`The response was ${resultCode}`);
        form.clear();
        setSent(true);
      } catch (problem) {
        setNotice(failureNotice(t("There was some error while processing your request."), problem));
      }
    },
  });
  // After the focus on the first invalid field, which scrolls too. On a narrow screen what is new comes right under the
  // heading (`max-lg:order-first`): else the top of the page would show only the introduction.
  const showNotice = useEffectEvent(() => scrollToStart());
  useLayoutEffect(() => {
    if (notice) showNotice();
  }, [notice]);
  // Go Back disappears with the panel, so the empty form takes its focus.
  const hasGoneBack = useRef(false);
  const focusFirst = useEffectEvent(() => {
    const [first] = Object.keys(blank) as N[];
    if (first) form.focus(first);
  });
  useEffect(() => {
    if (!isSent && hasGoneBack.current) focusFirst();
    hasGoneBack.current = isSent;
  }, [isSent]);
  if (isSent) return <EnquirySent thanks={thanks} onBack={() => setSent(false)} />;
  return (
    <form
      {...form.formProps}
      className={`grid content-start gap-5 ${notice ? "max-lg:order-first max-lg:mt-4" : ""}`}
    >
      <NoticeBox notice={notice} />
      {children(form.field)}
      <SubmitButton form={form} className="justify-self-start">
        {t("Submit")}
      </SubmitButton>
    </form>
  );
}

const scrollToTop = (): void => window.scrollTo({ top: 0 });

/** The thank-you panel. It takes the focus, because the focused button has disappeared. */
function EnquirySent({ thanks, onBack }: { thanks: string; onBack: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="status"
      className="grid content-start justify-items-start gap-5 self-start rounded-lg bg-good-tint p-6 outline-none max-lg:order-first max-lg:mt-4 sm:p-8"
    >
      <span className="grid size-12 place-items-center rounded-full bg-raised text-good">
        <Icon name="check" />
      </span>
      <p className="text-lg font-medium text-good">{thanks}</p>
      <Button look="secondary" onClick={onBack}>
        {t("Go Back")}
      </Button>
    </div>
  );
}
