import { useState } from "react";
import type { Elements } from "../../ui/elements.ts";
import { Question as QuestionDialog } from "./question.tsx";

interface Question {
  readonly title: string;
  /** What will happen, and to whom. */
  readonly content: string;
  /** The label of the button that does it. */
  readonly confirm: string;
}

/** Asks before a step that cannot be undone by a click. `ask` returns whether it was confirmed. */
export function useQuestion(): { ask: (question: Question) => Promise<boolean>; question: Elements } {
  const [asked, setAsked] = useState<Question & { settle: (yes: boolean) => void }>();
  const end = (yes: boolean) => {
    asked?.settle(yes);
    setAsked(undefined);
  };
  return {
    ask: (question) => new Promise((settle) => setAsked({ ...question, settle })),
    question: asked && (
      <QuestionDialog
        isOpen
        title={asked.title}
        content={asked.content}
        confirm={asked.confirm}
        onConfirm={() => end(true)}
        onClose={() => end(false)}
      />
    ),
  };
}
