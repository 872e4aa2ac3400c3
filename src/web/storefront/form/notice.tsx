import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../../contract/api-problem.ts";
import { t } from "../../../platform/language/t.ts";
import { Message } from "../../ui/message.tsx";
import { refusalText } from "./refusal-text.ts";

/** One of the sentences of specification 8, with an optional detail. */
export interface Notice {
  readonly kind: "bad" | "good" | "info";
  readonly text: string;
  readonly detail?: string;
}

export const successNotice = (text: string, detail?: string): Notice => ({
  kind: "good",
  text,
  ...(detail && { detail }),
});
export const errorNotice = (text: string, detail?: string): Notice => ({
  kind: "bad",
  text,
  ...(detail && { detail }),
});

/** A call that failed: the given sentence, and the reason where it helps (offline, too many attempts, store busy). */
export function failureNotice(text: string, problem: unknown): Notice {
  const isHelpful = problem instanceof ApiProblem && [0, 429, 503].includes(problem.status);
  return errorNotice(text, isHelpful ? refusalText(problem) : undefined);
}

interface NoticeBoxProps {
  notice: Notice | null;
  /** What the specification calls an alert: announced at once, and it takes the focus. */
  isAlert?: boolean;
  /** Takes the focus, because what had it has disappeared. */
  takesFocus?: boolean;
}

/**
 * A new notice is scrolled into view: on a short screen, or under a fixed bar, nobody would see it. Screen readers announce a
 * success only in a region that was there before it, and the same sentence again only as a new element.
 */
export function NoticeBox({ notice, isAlert = false, takesFocus = isAlert }: NoticeBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [latest, setLatest] = useState({ notice, number: 0 });
  if (latest.notice !== notice) setLatest({ notice, number: latest.number + 1 });
  useEffect(() => {
    if (!notice) return;
    box.current?.scrollIntoView({ block: "nearest" });
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [notice, takesFocus]);
  const isRegion = !isAlert && !takesFocus && notice?.kind !== "bad";
  if (!notice && !isRegion) return null;
  return (
    <div role={isRegion ? "status" : undefined} className={notice ? undefined : "sr-only"}>
      {notice && (
        <div key={latest.number} ref={box} tabIndex={-1} className="outline-none">
          <Message kind={notice.kind} isAlert={isAlert} isInRegion={isRegion}>
            <p>{notice.text}</p>
            {notice.detail && <p className="font-normal">{notice.detail}</p>}
          </Message>
        </div>
      )}
    </div>
  );
}

/** Lists the invalid fields above a form for which the specification has no sentence. */
export function InvalidFields({ wrong }: { wrong: readonly string[] }) {
  if (wrong.length === 0) return null;
  return <Message kind="bad">{t("Please check: {value}.", { value: wrong.join(", ") })}</Message>;
}
