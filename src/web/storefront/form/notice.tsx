import { ApiProblem } from "../../../contract/client.ts";
import { Message } from "../../ui/message.tsx";

/** One of the sentences of specification 8, and what else is known. */
export interface Notice {
  readonly kind: "bad" | "good" | "info";
  readonly text: string;
  readonly more?: string;
}

export const good = (text: string, more?: string): Notice => ({ kind: "good", text, ...(more && { more }) });
export const bad = (text: string, more?: string): Notice => ({ kind: "bad", text, ...(more && { more }) });

/** A call that failed: the given sentence, and the reason where it helps (offline, too many tries, store busy). */
export function failure(text: string, problem: unknown): Notice {
  const isTold = problem instanceof ApiProblem && [0, 429, 503].includes(problem.status);
  return bad(text, isTold ? problem.detail : undefined);
}

export function NoticeBox({ notice }: { notice: Notice | null }) {
  if (!notice) return null;
  return (
    <Message kind={notice.kind}>
      <p>{notice.text}</p>
      {notice.more && <p className="font-normal">{notice.more}</p>}
    </Message>
  );
}

/** The sum of what is wrong, above a form that has no sentence of its own for it. */
export function WrongFields({ wrong }: { wrong: readonly string[] }) {
  if (wrong.length === 0) return null;
  return <Message kind="bad">Please check: {wrong.join(", ")}.</Message>;
}
