import { type ChangeEvent, type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { readDraft, saveDraft } from "./form-draft.ts";

export type Values<N extends string> = Readonly<Record<N, string>>;
/** An error text for each invalid field; it says what to do. */
export type FieldErrors<N extends string> = Readonly<Partial<Record<N, string>>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FormOptions<N extends string> {
  /** Every field in the order of the page, with its initial value. A checked checkbox is 'on', an unchecked one ''. */
  readonly blank: Values<N>;
  readonly check: (values: Values<N>) => FieldErrors<N>;
  readonly onSubmit: (values: Values<N>) => Promise<void> | void;
  /** Called when `check` found errors on submit. */
  readonly onInvalid?: (values: Values<N>) => void;
  /** Typed text is stored under this name until `clear`. It survives a reload, Back and an expired login. */
  readonly draft?: string;
  /** What of a draft is taken again; without it all of it. */
  readonly restore?: (draft: Partial<Values<NoInfer<N>>>) => Partial<Values<NoInfer<N>>>;
  /** Fields that are never stored. */
  readonly secretFields?: readonly NoInfer<N>[];
}

/**
 * The state of a form: values, errors, draft, and one submit at a time. The error of a field is shown after the field
 * was filled and left; all errors are shown after a submit, which focuses the first invalid field.
 */
export function useForm<N extends string>(options: FormOptions<N>) {
  const { blank, check, draft, secretFields = [] } = options;
  const names = Object.keys(blank) as N[];
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values<N>>(blank);
  // Autofill changes many fields before the next render, so each change must build on the one before.
  const latest = useRef(values);
  function update(next: Values<N>) {
    latest.current = next;
    setValues(next);
  }
  const [touched, setTouched] = useState<ReadonlySet<N>>(new Set());
  const [isAttempted, setAttempted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isHydrated, setHydrated] = useState(false);

  // Text that was typed before hydration wins over the draft.
  const takeTyped = useEffectEvent(() => {
    setHydrated(true);
    const typed = readTypedValues(ref.current, blank);
    const stored = draft ? readDraft(draft, blank) : {};
    update({ ...latest.current, ...(options.restore?.(stored) ?? stored), ...typed });
  });
  useLayoutEffect(() => takeTyped(), []);

  function change(some: Partial<Record<N, string>>) {
    const next = { ...latest.current, ...some };
    update(next);
    if (draft) saveDraft(draft, next, secretFields);
  }

  const errors = check(values);
  const showsError = (name: N) => isAttempted || (touched.has(name) && values[name] !== "");

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setAttempted(true);
    const wrong = names.find((name) => errors[name]);
    if (wrong) {
      options.onInvalid?.(values);
      return focus(ref.current, wrong);
    }
    setBusy(true);
    try {
      await options.onSubmit(values);
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    change,
    isBusy,
    /** The page is hydrated: clicks are handled now. */
    isHydrated,
    isValid: names.every((name) => !errors[name]),
    /** The invalid fields after a submit. */
    wrong: names.filter((name) => errors[name] && isAttempted),
    /** Resets values and errors, and deletes the draft. */
    clear() {
      update(blank);
      setTouched(new Set());
      setAttempted(false);
      if (draft) saveDraft(draft, null);
    },
    /** The field was focused and left. */
    isTouched: (name: N) => touched.has(name),
    focus: (name: N) => focus(ref.current, name),
    /** `post`, because a GET submit without scripts would put what was typed into the URL. */
    formProps: { ref, onSubmit: submit, noValidate: true, method: "post" } as const,
    field: (name: N) => ({
      name,
      value: values[name],
      error: showsError(name) ? errors[name] : undefined,
      onChange: (event: ChangeEvent<Control>) => change({ [name]: event.target.value } as Record<N, string>),
      onBlur: () => afterPress(() => setTouched((before) => new Set(before).add(name))),
    }),
    checkbox: (name: N) => ({
      name,
      checked: values[name] === "on",
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        change({ [name]: event.target.checked ? "on" : "" } as Record<N, string>),
    }),
  };
}

/** Waits for a press of a button to end: an error text above would move the button away, and the press would be lost. */
function afterPress(run: () => void): void {
  if (!document.querySelector("button:active")) run();
  else addEventListener("pointerup", () => setTimeout(run), { once: true });
}

function focus(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (!(control instanceof HTMLElement)) return;
  control.blur(); // focused anew, because only then screen readers read its error
  control.focus();
}

function readTypedValues<N extends string>(
  form: HTMLFormElement | null,
  blank: Values<N>,
): Partial<Record<N, string>> {
  const typed: Partial<Record<N, string>> = {};
  for (const [name, text] of form ? new FormData(form) : []) {
    if (name in blank && typeof text === "string" && text !== blank[name as N]) typed[name as N] = text;
  }
  return typed;
}
