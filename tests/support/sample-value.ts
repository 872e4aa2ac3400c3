import type { TSchema } from "typebox";

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Candidates for schemas with a pattern; the first that matches is the sample. */
const patternSamples = [
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

/** The smallest value that a schema accepts, with every optional property. */
export function sampleValue(schema: TSchema | JsonSchema): unknown {
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
  } = schema as JsonSchema;
  const loose = schema as JsonSchema;
  if (loose.const !== undefined) return loose.const;
  if (values) return values[0];
  if (anyOf?.[0]) return sampleValue(anyOf[0]);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, sampleValue(each)]));
  if (type === "array")
    return items ? Array.from({ length: Math.max(1, minItems) }, () => sampleValue(items)) : [];
  if (type === "integer" || type === "number") return Math.max(1, minimum ?? 1);
  if (type === "boolean") return true;
  if (type === "string" && loose.format === "date") return "2026-01-31";
  if (type === "string") {
    const matching = pattern && patternSamples.find((text) => new RegExp(pattern, "u").test(text));
    return matching || "s".repeat(Math.max(1, minLength));
  }
  return null;
}

/** Copies of the value: each leaf replaced by each of `others`, and each property removed and each list emptied once. */
export function* variationsOfValue(value: unknown, others: readonly unknown[]): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries())
      for (const variation of variationsOfValue(each, others)) yield value.with(index, variation);
    yield [];
  } else if (typeof value === "object" && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      for (const variation of variationsOfValue(each, others)) yield { ...value, [name]: variation };
      const { [name]: _left, ...rest } = value as Record<string, unknown>;
      yield rest;
    }
  } else yield* others;
}
