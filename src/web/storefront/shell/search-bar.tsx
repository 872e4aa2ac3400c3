import type { FormEvent } from "react";
import { Form } from "react-router";
import { Icon } from "../../ui/icon.tsx";

interface SearchBarProps {
  term?: string;
  id: string;
}

/** A plain GET form to /products/search: it also works before, and without, any script. */
export function SearchBar({ term = "", id }: SearchBarProps) {
  return (
    <Form method="get" action="/products/search" role="search" className="flex gap-2" onSubmit={refuseBlank}>
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
        />
      </div>
      <button type="submit" className="button button-ink">
        Search
      </button>
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
