import { useEffect, useRef, useState } from "react";
import type { SearchSuggestions } from "../../../contract/search.schemas.ts";
import { api } from "../state/api.ts";
import { useMoney } from "../state/money.ts";

/** Short enough to feel immediate, long enough that a word typed quickly causes one request. */
const PAUSE_MS = 150;
/** The limit of the API (GET /api/catalogue/suggest). */
const MAX_TERM_LENGTH = 80;

export interface Suggested extends SearchSuggestions {
  /** The term that they were requested for. */
  readonly term: string;
}

/** The suggestions for the last typed term; null without a term or if the request failed. */
export function useSuggestions() {
  const { currencyCode } = useMoney().rate;
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const currentRequest = useRef<AbortController>(null);

  function clearSuggestions(): void {
    currentRequest.current?.abort();
    setSuggested(null);
  }

  /** The old list stays until the response comes; otherwise it would flicker at each character. */
  function requestSuggestions(typed: string): void {
    currentRequest.current?.abort();
    const term = typed.trim();
    if (!term || term.length > MAX_TERM_LENGTH) {
      clearSuggestions();
      return;
    }
    const request = new AbortController();
    currentRequest.current = request;
    const { signal } = request;
    const show = (response: Suggested | null) => {
      if (!signal.aborted) setSuggested(response);
    };
    const pause = setTimeout(() => {
      // The same response for everybody, unless a price may be in it.
      const query = /\d/.test(term) ? { term, currencyCode } : { term };
      api.call("GET /api/catalogue/suggest", { query, signal }).then(
        (response) => show({ ...response, term }),
        () => show(null),
      );
    }, PAUSE_MS);
    signal.addEventListener("abort", () => clearTimeout(pause));
  }

  useEffect(() => () => currentRequest.current?.abort(), []);
  return { suggested, requestSuggestions, clearSuggestions };
}
