import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { optionsOf, SuggestionOption } from "./suggestion-option.tsx";
import { useSuggestions } from "./use-suggestions.ts";

export type BoxProps = InputHTMLAttributes<HTMLInputElement>;

interface SuggestionsProps {
  /** The search box; something may have been typed into it before this was fetched. */
  box: HTMLInputElement;
  /** Gives the box what makes it a combobox with this list. */
  equip: (props: BoxProps) => void;
}

const NONE = -1;

/** The list under a search box (WAI-ARIA: combobox with list autocomplete). The focus stays in the box. */
export default function Suggestions({ box, equip }: SuggestionsProps) {
  const { suggested, ask, drop } = useSuggestions();
  const [active, setActive] = useState({ of: suggested, at: NONE });
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const options = suggested ? optionsOf(suggested) : [];
  const isOpen = options.length > 0;
  const at = active.of === suggested ? active.at : NONE;
  const go = (to: number) => setActive({ of: suggested, at: to });

  /** Keys that move among the options; from the last one on to none, which is the box, and round again. */
  function stepTo(key: string): number | undefined {
    const last = options.length - 1;
    if (key === "ArrowDown") return at === last ? NONE : at + 1;
    if (key === "ArrowUp") return at === NONE ? last : at - 1;
    if (at === NONE) return undefined; // Home and End are the text's then
    if (key === "Home") return 0;
    if (key === "End") return last;
    return undefined;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (!isOpen) {
      if (event.key === "ArrowDown") ask(event.currentTarget.value);
      return;
    }
    const to = stepTo(event.key);
    if (to !== undefined) go(to);
    else if (event.key === "Escape") drop();
    else if (event.key === "Enter" && at !== NONE) optionAt(at)?.click();
    else {
      if (event.key === "Enter") drop();
      return;
    }
    event.preventDefault();
  }

  const optionAt = (which: number) => list.current?.children[which] as HTMLElement | undefined;

  // Before the list is seen: a key pressed at its sight must find the box equipped for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the box is told changes with these alone
  useLayoutEffect(() => {
    optionAt(at)?.scrollIntoView({ block: "nearest" });
    equip({
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": listId,
      "aria-activedescendant": at === NONE ? undefined : `${listId}${at}`,
      onInput: (event) => ask(event.currentTarget.value),
      onKeyDown,
      onBlur: drop,
    });
  }, [suggested, at]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed meanwhile
  useEffect(() => {
    if (box.value !== box.defaultValue) ask(box.value);
  }, []);

  return (
    <>
      <p role="status" className="sr-only">
        {suggested && (isOpen ? counted(options.length) : "No suggestions")}
      </p>
      {isOpen && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label="Suggestions"
          className="panel inset-x-0 top-full mt-2 max-h-[max(12rem,min(34rem,100dvh-12rem))] overflow-y-auto overscroll-contain py-1.5"
          // A press must not take the focus out of the box: the list would be gone before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, which) => (
            <SuggestionOption
              key={option.to}
              id={`${listId}${which}`}
              option={option}
              isActive={which === at}
              onChosen={drop}
            />
          ))}
        </div>
      )}
    </>
  );
}

const counted = (count: number): string => `${count} ${count === 1 ? "suggestion" : "suggestions"}`;
