import { createElement, Fragment, type ReactNode } from "react";
import { formatText, isTranslated } from "../../platform/language/t.ts";
import type { ElementsIn, Value, ValuesOf } from "../../platform/language/value-names.ts";

type Elements<Text extends string> = Readonly<Record<ElementsIn<Text>, (words: ReactNode) => ReactNode>>;

type SentenceProps<Text extends string> = {
  readonly text: Text;
} & (keyof ValuesOf<Text> extends never ? object : { readonly values: ValuesOf<Text> }) &
  ([ElementsIn<Text>] extends [never] ? object : { readonly elements: Elements<Text> });

/**
 * A sentence in the language of the page that has elements in it: `<Sentence text="Read <policy>our policy</policy>."
 * elements={{ policy: (words) => <Link to="…">{words}</Link> }} />`. A translator can put them in another order. Where nobody has
 * translated it, it is marked as English.
 */
export function Sentence<Text extends string>(props: SentenceProps<Text>): ReactNode {
  const { text, values, elements } = props as {
    text: string;
    values?: Readonly<Record<string, Value>>;
    elements?: Readonly<Record<string, (words: ReactNode) => ReactNode>>;
  };
  const handlers = Object.entries(elements ?? {}).map(
    ([name, write]) => [name, (parts: ReactNode[]) => write(inOrder(parts))] as const,
  );
  const parts = formatText<ReactNode>(text, { ...values, ...Object.fromEntries(handlers) });
  const words = inOrder([parts].flat());
  return isTranslated(text) ? words : <span lang="en">{words}</span>;
}

/** As children, which need no keys. */
const inOrder = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
