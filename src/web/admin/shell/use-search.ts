import { useEffect, useEffectEvent, useState } from "react";
import { useDataProvider } from "react-admin";
import { type Command, findRecords } from "./find-records.ts";

const MIN_TERM_LENGTH = 2;
const TYPING_PAUSE_MS = 150;

type Search = {
  readonly state: "idle" | "searching" | "done" | "failed";
  readonly records: readonly Command[];
};
const idle: Search = { state: "idle", records: [] };

/** Searches records while the person types; a newer term aborts the older search. */
export function useSearch(term: string, mayOpen: (resource: string) => boolean): Search {
  const dataProvider = useDataProvider();
  const [search, setSearch] = useState(idle);
  const find = useEffectEvent((signal: AbortSignal) => findRecords(dataProvider, mayOpen, term, signal));
  useEffect(() => {
    if (term.length < MIN_TERM_LENGTH) return setSearch(idle);
    const controller = new AbortController();
    setSearch(({ records }) => ({ state: "searching", records }));
    const timer = setTimeout(() => {
      find(controller.signal).then(
        (records) => setSearch({ state: "done", records }),
        () => controller.signal.aborted || setSearch({ state: "failed", records: [] }),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term]);
  return search;
}
