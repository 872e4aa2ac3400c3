import { type FocusEvent, type FormEvent, useState } from "react";
import { Form } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import type { BoxProps } from "./suggestions.tsx";

interface SearchBarProps {
  term?: string;
  id: string;
}

interface Suggesting {
  readonly box: HTMLInputElement;
  readonly Suggestions: typeof import("./suggestions.tsx").default;
}

/**
 * A plain GET form to /products/search: it also works before, and without, any script. Suggestions are fetched when the
 * box is first entered; where they cannot be, it stays as it is.
 */
export function SearchBar({ term = "", id }: SearchBarProps) {
  const [suggesting, setSuggesting] = useState<Suggesting>();
  const [boxProps, equip] = useState<BoxProps>();
  function suggest({ currentTarget: box }: FocusEvent<HTMLInputElement>): void {
    if (suggesting) return;
    import("./suggestions.tsx")
      .then(({ default: Suggestions }) => setSuggesting({ box, Suggestions }))
      .catch(String); // it stays as it is
  }
  return (
    <Form
      method="get"
      action="/products/search"
      role="search"
      className="relative flex gap-2"
      onSubmit={refuseBlank}
    >
      <label htmlFor={id} className="sr-only">
        Search the store
      </label>
      <div className="relative min-w-0 flex-1">
        <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-soft">
          <Icon name="search" size={20} />
        </span>
        <input
          id={id}
          key={term}
          type="search"
          name="searchTerm"
          defaultValue={term}
          placeholder="Mugs, hoodies, notebooks …"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          className="control rounded-full pl-11"
          onFocus={suggest}
          {...boxProps}
        />
      </div>
      <button type="submit" className="button button-ink">
        Search
      </button>
      {suggesting && <suggesting.Suggestions box={suggesting.box} equip={equip} />}
    </Form>
  );
}

/** Specification 5. */
function refuseBlank(event: FormEvent<HTMLFormElement>): void {
  const term = new FormData(event.currentTarget).get("searchTerm");
  if (typeof term === "string" && term.trim()) return;
  event.preventDefault();
  alert("Text Cannot be blank");
}
