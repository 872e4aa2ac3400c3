import type { TSchema } from "typebox";

interface Loose {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Loose[];
  readonly properties?: Readonly<Record<string, Loose>>;
  readonly items?: Loose;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Strings that schemas with a pattern take; the first that fits is the sample. */
const patterned = [
  "2026-01-31",
  "2026-01-31T10:00:00.000Z",
  "sample",
  "SAMPLE",
  "1",
  "https://example.com/a",
  "a@b.example",
  "#1f3a5f",
  "0.5",
];

/** A value that a schema takes: as little as it may be, with every optional member in it. */
export function sampleOf(schema: TSchema | Loose): unknown {
  const {
    type,
    enum: values,
    anyOf,
    properties,
    items,
    minItems = 1,
    minimum,
    minLength = 1,
    pattern,
  } = schema as Loose;
  const loose = schema as Loose;
  if (loose.const !== undefined) return loose.const;
  if (values) return values[0];
  if (anyOf?.[0]) return sampleOf(anyOf[0]);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, sampleOf(each)]));
  if (type === "array")
    return items ? Array.from({ length: Math.max(1, minItems) }, () => sampleOf(items)) : [];
  if (type === "integer" || type === "number") return Math.max(1, minimum ?? 1);
  if (type === "boolean") return true;
  if (type === "string" && loose.format === "date") return "2026-01-31";
  if (type === "string") {
    const fits = pattern && patterned.find((text) => new RegExp(pattern, "u").test(text));
    return fits || "s".repeat(Math.max(1, minLength));
  }
  return null;
}

/** The same value once for each of its leaves and each of `others`, with that leaf exchanged. */
export function* variationsOf(value: unknown, others: readonly unknown[]): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries())
      for (const variation of variationsOf(each, others)) yield value.with(index, variation);
    yield [];
  } else if (typeof value === "object" && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      for (const variation of variationsOf(each, others)) yield { ...value, [name]: variation };
      const { [name]: _left, ...rest } = value as Record<string, unknown>;
      yield rest;
    }
  } else yield* others;
}
