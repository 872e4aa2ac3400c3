import compile from "icu-minify/compile";
import type { CatalogueEntry } from "../../src/platform/language/catalogue-file.ts";

/** What a text needs to be filled in: its values, its elements, and the plural forms that it has, by value. */
interface Shape {
  readonly values: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
  readonly plurals: readonly { readonly value: string; readonly forms: readonly string[] }[];
}

/** What icu-minify writes after a name (its types.ts): 1 select, 2 plural, 3 selectordinal, then formats; 0 is `#`. */
const FIGURE = 0;
const PLURAL = 2;
const LAST_RULE = 3;

export function shapeOf(text: string): Shape {
  const shape = {
    values: new Set<string>(),
    elements: new Set<string>(),
    plurals: [] as { value: string; forms: string[] }[],
  };
  /** The parts of a message or of a branch: texts, the sign for the figure, and values, elements and rules as lists. */
  const visitAll = (parts: unknown): void => {
    for (const part of Array.isArray(parts) ? parts : [])
      if (Array.isArray(part)) visit(part as [string, unknown, ...unknown[]]);
  };
  const visit = ([name, type, ...rest]: [string, unknown, ...unknown[]]): void => {
    const isElement = type !== undefined && (typeof type !== "number" || type === FIGURE);
    shape[isElement ? "elements" : "values"].add(name);
    if (isElement) visitAll([type, ...rest]);
    if (isElement || typeof type !== "number" || type > LAST_RULE) return;
    const branches = rest[0] as Readonly<Record<string, unknown>>;
    if (type === PLURAL) shape.plurals.push({ value: name, forms: Object.keys(branches) });
    for (const branch of Object.values(branches)) visitAll(branch);
  };
  visitAll(compile(text));
  return shape;
}

/** What is wrong with a translation of a text, one sentence each; nothing for one that is not translated yet. */
export function translationFaults(language: string, { english, translation }: CatalogueEntry): string[] {
  if (!translation) return [];
  let shapes: [Shape, Shape];
  try {
    shapes = [shapeOf(english), shapeOf(translation)];
  } catch (error) {
    return [`cannot be read: ${String(error)}`];
  }
  const [own, translated] = shapes;
  const faults = (["values", "elements"] as const).flatMap((kind) => [
    ...[...own[kind]]
      .filter((name) => !translated[kind].has(name))
      .map((name) => `lost ${kind === "values" ? `{${name}}` : `<${name}>`}`),
    ...[...translated[kind]]
      .filter((name) => !own[kind].has(name))
      .map((name) => `invented ${kind === "values" ? `{${name}}` : `<${name}>`}`),
  ]);
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const lacking = translated.plurals.flatMap(({ value, forms }) =>
    needed.filter((form) => !forms.includes(form)).map((form) => `has no form "${form}" for {${value}}`),
  );
  return [...faults, ...lacking];
}

/** What is wrong with a catalogue that is to be complete. */
export function catalogueFaults(
  language: string,
  template: readonly CatalogueEntry[],
  catalogue: readonly CatalogueEntry[],
): string[] {
  const nameOf = ({ english, context }: CatalogueEntry) => (context ? `${context}: ${english}` : english);
  const names = new Set(template.map(nameOf));
  const known = new Map(catalogue.map((entry) => [nameOf(entry), entry]));
  return [
    ...[...names]
      .filter((name) => !known.get(name)?.translation || known.get(name)?.isFuzzy)
      .map((name) => `${name}: is not translated`),
    ...[...known.keys()].filter((name) => !names.has(name)).map((name) => `${name}: is not used`),
    ...catalogue.flatMap((entry) =>
      translationFaults(language, entry).map((fault) => `${nameOf(entry)}: ${fault}`),
    ),
  ];
}
