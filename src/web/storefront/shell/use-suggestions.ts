import { useEffect, useRef, useState } from "react";
import type { Suggestions } from "../../../contract/catalog.schemas.ts";
import { api } from "../state/api.ts";

/** Short enough to feel at once, long enough that a word typed quickly is one question. */
const PAUSE_MS = 150;
/** The interface's own limit (GET /api/catalog/suggest). */
const MOST_LETTERS = 80;

export interface Suggested extends Suggestions {
  /** What was typed when they were asked for. */
  readonly term: string;
}

/** What is suggested for what was typed last; null while there is nothing to suggest for, or the answer did not come. */
export function useSuggestions() {
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const asking = useRef<AbortController>(null);

  function drop(): void {
    asking.current?.abort();
    setSuggested(null);
  }

  /** Until its answer comes, the one before stays: a list that blinked at each letter could not be read. */
  function ask(typed: string): void {
    asking.current?.abort();
    const term = typed.trim();
    if (!term || term.length > MOST_LETTERS) {
      drop();
      return;
    }
    const question = new AbortController();
    asking.current = question;
    const { signal } = question;
    const take = (answer: Suggested | null) => {
      if (!signal.aborted) setSuggested(answer);
    };
    const pause = setTimeout(() => {
      api.call("GET /api/catalog/suggest", { query: { term }, signal }).then(
        (answer) => take({ ...answer, term }),
        () => take(null),
      );
    }, PAUSE_MS);
    signal.addEventListener("abort", () => clearTimeout(pause));
  }

  useEffect(() => () => asking.current?.abort(), []);
  return { suggested, ask, drop };
}
