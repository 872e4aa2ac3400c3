import { type FocusEvent, type FormEvent, useState } from "react";
import { Form } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import type { BoxProps } from "./suggestions.tsx";

interface SearchBarProps {
  term?: string;
  id: string;
  /** In the header: tells it from the field that a page below may have. */
  name?: string;
}

interface LoadedSuggestions {
  readonly box: HTMLInputElement;
  readonly Suggestions: typeof import("./suggestions.tsx").default;
}

/**
 * A plain GET form to /products/search, which works without scripts too. The code of the suggestions is loaded when the
 * field is first focused; if that fails, there are no suggestions.
 */
export function SearchBar({ term = "", id, name }: SearchBarProps) {
  const [loaded, setLoaded] = useState<LoadedSuggestions>();
  const [boxProps, setBoxProps] = useState<BoxProps>();
  function loadSuggestions({ currentTarget: box }: FocusEvent<HTMLInputElement>): void {
    if (loaded) return;
    import("./suggestions.tsx")
      .then(({ default: Suggestions }) => setLoaded({ box, Suggestions }))
      .catch(String); // then there are no suggestions
  }
  return (
    <Form
      method="get"
      action="/products/search"
      role="search"
      aria-label={name}
      className="relative flex gap-2"
      onSubmit={refuseBlank}
    >
      <label htmlFor={id} className="sr-only">
        {t("Search the store")}
      </label>
      <div className="relative min-w-0 flex-1">
        <span className="pointer-events-none absolute inset-y-0 inset-s-3.5 grid place-items-center text-soft">
          <Icon name="search" size={20} />
        </span>
        <input
          id={id}
          key={term}
          type="search"
          name="searchTerm"
          defaultValue={term}
          placeholder={t("Search the store")}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          className="control rounded-full ps-11"
          onFocus={loadSuggestions}
          {...boxProps}
        />
      </div>
      <button type="submit" className="button button-ink">
        {t("Search")}
      </button>
      {loaded && <loaded.Suggestions box={loaded.box} setBoxProps={setBoxProps} />}
    </Form>
  );
}

/** An empty search is refused (specification 5). */
function refuseBlank(event: FormEvent<HTMLFormElement>): void {
  const term = new FormData(event.currentTarget).get("searchTerm");
  if (typeof term === "string" && term.trim()) return;
  event.preventDefault();
  alert(t("Text Cannot be blank"));
  event.currentTarget.querySelector("input")?.focus();
}
