import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { keepDraft, keptDraft } from "./kept-draft.ts";

export type Values<N extends string> = Readonly<Record<N, string>>;
/** What is wrong, by field, in words that say what to do. */
export type FieldErrors<N extends string> = Readonly<Partial<Record<N, string>>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FormOptions<N extends string> {
  /** Every field in the order of the page, with what it holds at first. A ticked box is 'on', else ''. */
  readonly blank: Values<N>;
  readonly check: (values: Values<N>) => FieldErrors<N>;
  readonly onSubmit: (values: Values<N>) => Promise<void> | void;
  /** Called when a submit was refused by `check`. */
  readonly onRefused?: (values: Values<N>) => void;
  /** Typed text is kept under this name until `clear`: over a reload, going back, a login that ended. */
  readonly draft?: string;
  /** Fields that are kept nowhere. */
  readonly secret?: readonly NoInfer<N>[];
}

/**
 * The state of a form: its values, its errors (shown for a field once it was left filled, for all after a submit), the
 * draft, and one submit at a time. The first wrong field is focused.
 */
export function useForm<N extends string>(options: FormOptions<N>) {
  const { blank, check, draft, secret = [] } = options;
  const names = Object.keys(blank) as N[];
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values<N>>(blank);
  // What a browser fills in comes field by field, faster than renders: each change builds on the one before.
  const latest = useRef(values);
  function become(next: Values<N>) {
    latest.current = next;
    setValues(next);
  }
  const [left, setLeft] = useState<ReadonlySet<N>>(new Set());
  const [isAttempted, setAttempted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isAlive, setAlive] = useState(false);

  // Somebody may have typed before the page came to life; that, then the draft, is what the form holds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useLayoutEffect(() => {
    setAlive(true);
    const typed = typedIn(ref.current, blank);
    become({ ...latest.current, ...(draft ? keptDraft(draft, blank) : {}), ...typed });
  }, []);

  function change(some: Partial<Record<N, string>>) {
    const next = { ...latest.current, ...some };
    become(next);
    if (draft) keepDraft(draft, next, secret);
  }

  const errors = check(values);
  const isShown = (name: N) => isAttempted || (left.has(name) && values[name] !== "");

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setAttempted(true);
    const wrong = names.find((name) => errors[name]);
    if (wrong) {
      options.onRefused?.(values);
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
    /** The page has come to life: what is pressed now is heard. */
    isAlive,
    isValid: names.every((name) => !errors[name]),
    /** Names of the fields whose errors are shown. */
    wrong: names.filter((name) => errors[name] && isAttempted),
    /** Back to the beginning: nothing typed, nothing refused, no draft. */
    clear() {
      become(blank);
      setLeft(new Set());
      setAttempted(false);
      if (draft) keepDraft(draft, null);
    },
    /** Somebody has been in this field and gone on. */
    isLeft: (name: N) => left.has(name),
    focus: (name: N) => focus(ref.current, name),
    /** Without scripts a form would put what was typed into the address: hence `post`. */
    formProps: { ref, onSubmit: submit, noValidate: true, method: "post" } as const,
    field: (name: N) => ({
      name,
      value: values[name],
      error: isShown(name) ? errors[name] : undefined,
      onChange: (event: ChangeEvent<Control>) => change({ [name]: event.target.value } as Record<N, string>),
      onBlur: () => setLeft((before) => new Set(before).add(name)),
    }),
    box: (name: N) => ({
      name,
      checked: values[name] === "on",
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        change({ [name]: event.target.checked ? "on" : "" } as Record<N, string>),
    }),
  };
}

function focus(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

function typedIn<N extends string>(
  form: HTMLFormElement | null,
  blank: Values<N>,
): Partial<Record<N, string>> {
  const typed: Partial<Record<N, string>> = {};
  for (const [name, text] of form ? new FormData(form) : []) {
    if (name in blank && typeof text === "string" && text !== blank[name as N]) typed[name as N] = text;
  }
  return typed;
}
