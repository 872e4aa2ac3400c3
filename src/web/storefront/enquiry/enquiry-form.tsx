import { type ReactNode, useState } from "react";
import { bad, failure, type Notice, NoticeBox } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm, type Values } from "../form/use-form.ts";
import { type EnquiryKind, enquiryErrors, enquiryProblem } from "./enquiry-problem.ts";
import { EnquirySent } from "./enquiry-sent.tsx";

type Field = ReturnType<ReturnType<typeof useForm<string>>["field"]>;

interface EnquiryFormProps<N extends string> {
  kind: EnquiryKind;
  blank: Values<N>;
  /** Answers 200 when the team has it (specification 4). */
  send: (typed: Values<N>) => Promise<number>;
  thanks: string;
  /** Under which name typed text is kept; the kind's own unless two forms are of one kind. */
  draft?: string;
  /** Brings the form's first line into view; the top of the page unless the form scrolls by itself. */
  toTop?: () => void;
  children: (field: (name: N) => Field) => ReactNode;
}

/** The form of contact-us, bulk-enquiry and the home page's pop-up: editing, sent, and by Go Back editing again with cleared fields. */
export function EnquiryForm<N extends string>(props: EnquiryFormProps<N>) {
  const { kind, blank, send, thanks, draft = kind, toTop = scrollToTop, children } = props;
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isSent, setSent] = useState(false);
  const form = useForm<N>({
    blank,
    draft,
    check: (typed) => enquiryErrors(typed),
    onRefused(typed) {
      const text = enquiryProblem(kind, typed);
      setNotice(text ? bad(text) : null);
      requestAnimationFrame(toTop); // after the first wrong field was focused, which scrolls too
    },
    async onSubmit(typed) {
      setNotice(null);
      toTop();
      try {
        const answer = await send(typed);
        if (answer !== 200) throw new Error(`Answered ${answer}`);
        form.clear();
        setSent(true);
      } catch (problem) {
        setNotice(failure("There was some error while processing your request.", problem));
      }
    },
  });
  if (isSent) return <EnquirySent thanks={thanks} onBack={() => setSent(false)} />;
  return (
    <form {...form.formProps} className="grid content-start gap-5">
      <NoticeBox notice={notice} />
      {children(form.field)}
      <SubmitButton form={form} className="justify-self-start">
        Submit
      </SubmitButton>
    </form>
  );
}

const scrollToTop = (): void => window.scrollTo({ top: 0 });
