import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { t } from "../../../platform/language/t.ts";
import { type Option, SuggestionOption, suggestionOptions } from "./suggestion-option.tsx";
import { useOpeningOptions } from "./use-opening-options.ts";
import { useSuggestions } from "./use-suggestions.ts";

export type BoxProps = InputHTMLAttributes<HTMLInputElement>;

interface SuggestionsProps {
  /** The search field; it may contain text that was typed before this code was loaded. */
  box: HTMLInputElement;
  /** Sets the props that make the field a combobox with this list. */
  setBoxProps: (props: BoxProps) => void;
}

const NONE = -1;

/** The list under a search field (WAI-ARIA: combobox with list autocomplete). The focus stays in the field. */
export default function Suggestions({ box, setBoxProps }: SuggestionsProps) {
  const { suggested, requestSuggestions, clearSuggestions } = useSuggestions();
  const [isBlank, setBlank] = useState(box.value === "" && document.activeElement === box);
  const opening = useOpeningOptions(isBlank);
  const [active, setActive] = useState({ list: suggested, index: NONE });
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const options = suggested ? suggestionOptions(suggested) : opening;
  const isOpen = options.length > 0;
  const corrected = suggested?.corrected
    ? `${t("Showing results for {corrected}.", { corrected: suggested.corrected })} `
    : "";
  const activeIndex = active.list === suggested ? active.index : NONE;
  const activate = (index: number) => setActive({ list: suggested, index });

  /** The next option for a key. After the last option comes none (the field), then the first again. */
  function indexForKey(key: string): number | undefined {
    const last = options.length - 1;
    if (key === "ArrowDown") return activeIndex === last ? NONE : activeIndex + 1;
    if (key === "ArrowUp") return activeIndex === NONE ? last : activeIndex - 1;
    if (activeIndex === NONE) return undefined; // Home and End then move the text cursor
    if (key === "Home") return 0;
    if (key === "End") return last;
    return undefined;
  }

  /** Something was typed, or all of it was deleted. */
  function onInput(typed: string): void {
    setBlank(typed.trim() === "");
    requestSuggestions(typed);
  }

  function close(): void {
    setBlank(false);
    clearSuggestions();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (!isOpen) {
      if (event.key === "ArrowDown") onInput(event.currentTarget.value);
      return;
    }
    const index = indexForKey(event.key);
    if (index !== undefined) activate(index);
    else if (event.key === "Escape") {
      close();
      if (!suggested) return; // nothing was typed, so the panel around it closes too
    } else if (event.key === "Enter" && activeIndex !== NONE) optionAt(activeIndex)?.click();
    else {
      if (event.key === "Enter") close();
      return;
    }
    event.preventDefault();
  }

  const optionAt = (index: number) => list.current?.querySelectorAll<HTMLElement>("[role=option]")[index];

  const changeField = useEffectEvent(() => {
    optionAt(activeIndex)?.scrollIntoView({ block: "nearest" });
    setBoxProps({
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": listId,
      "aria-activedescendant": activeIndex === NONE ? undefined : `${listId}${activeIndex}`,
      onInput: (event) => onInput(event.currentTarget.value),
      onKeyDown,
      onFocus: ({ currentTarget }) => setBlank(currentTarget.value === ""),
      onBlur: close,
    });
  });
  // A layout effect, so that the field has its key handler before the list is visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of the field depend only on these
  useLayoutEffect(() => changeField(), [suggested, activeIndex, options.length]);

  const takeTyped = useEffectEvent(() => {
    if (box.value !== box.defaultValue) requestSuggestions(box.value);
  });
  // Once, for text that was typed before this code was loaded.
  useEffect(() => takeTyped(), []);

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? `${corrected}${countLabel(options.length)}` : suggested && t("No suggestions")}
      </p>
      {isOpen && (
        <div className="panel inset-x-0 top-full mt-2 flex max-h-[max(12rem,min(34rem,100dvh-12rem))] flex-col py-1.5">
          {corrected && (
            <p aria-hidden="true" className="px-4 pt-1.5 pb-2 text-sm text-soft">
              {corrected}
            </p>
          )}
          <div
            ref={list}
            id={listId}
            role="listbox"
            className="min-h-0 overflow-y-auto overscroll-contain"
            aria-label={suggested ? t("Suggestions") : t("Recent and often ordered")}
            // Keeps the focus in the field; without it the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
          >
            {groupsOf(options).map(([group, each]) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
              <div key={group} role="group" aria-label={group || t("Suggestions")}>
                {group && (
                  <p aria-hidden="true" className="px-4 pt-2.5 pb-1 text-sm text-soft">
                    {group}
                  </p>
                )}
                {each.map(({ option, index }) => (
                  <SuggestionOption
                    key={option.to}
                    id={`${listId}${index}`}
                    option={option}
                    isActive={index === activeIndex}
                    onChosen={close}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** Neighbours below the same heading, each with its place among all. */
const groupsOf = (options: readonly Option[]) => [
  ...Map.groupBy(
    options.map((option, index) => ({ option, index })),
    ({ option }) => option.group ?? "",
  ),
];

const countLabel = (count: number): string =>
  t("{count, plural, one {# suggestion} other {# suggestions}}", { count });
