import { blankTexts, hostileValues } from "./hostile-values.ts";
import type { KnownValues } from "./known-values.ts";
import type { Random } from "./random.ts";

/** The parts of JSON Schema that the contract uses. */
export interface InputSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly InputSchema[];
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly required?: readonly string[];
  readonly items?: InputSchema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

const texts = [
  "Asha Rao",
  "India",
  "INR",
  "sample",
  "SAVE10",
  "asha@ledgerline.example",
  "support@ledgerline.example",
  "2026-01-31",
  "2026-11-22T10:00:00.000Z",
  "https://example.com/a",
  "/bags",
  "#1f3a5f",
  "0.5",
  "1",
  "0123456789abcdef01234567",
  "018f3a5e-7c1d-4b6a-9f00-3a5e7c1d4b6a",
  "<p>Good things</p>",
  " padded ",
  "नमस्ते",
];
const HOSTILE = 0.06;
const BLANK = 0.05;
const KNOWN = 0.6;

/** A value that mostly fits the schema, with values of earlier responses and now and then something hostile. */
export function randomInput(schema: InputSchema, name: string, random: Random, known: KnownValues): unknown {
  if (random.chance(HOSTILE)) return random.pick(hostileValues);
  if (schema.type === "string" && random.chance(BLANK)) return random.pick(blankTexts);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return randomInput(random.pick(schema.anyOf), name, random, known);
  if (schema.properties) return randomObject(schema, random, known);
  if (schema.type === "array") return randomList(schema, name, random, known);
  const recalled = random.chance(KNOWN) ? known.recall(name, random) : undefined;
  if (recalled !== undefined && fits(schema, recalled)) return recalled;
  if (schema.type === "integer" || schema.type === "number") return randomNumber(schema, random);
  if (schema.type === "boolean") return random.chance(0.5);
  return schema.type === "string" ? randomText(schema, random) : null;
}

function randomObject(
  { properties = {}, required = [] }: InputSchema,
  random: Random,
  known: KnownValues,
): unknown {
  const names = Object.keys(properties).filter((name) => required.includes(name) || random.chance(0.7));
  const entries = names
    .filter(() => !random.chance(0.01))
    .map((name) => [name, randomInput(properties[name] ?? {}, name, random, known)] as const);
  const extra = random.chance(0.05)
    ? [[random.pick(["id", "userId", "role", "colour", "staff"]), 1] as const]
    : [];
  return Object.fromEntries([...entries, ...extra]);
}

function randomList(
  { items = {}, minItems = 0 }: InputSchema,
  name: string,
  random: Random,
  known: KnownValues,
) {
  const length = Math.max(minItems, random.pick([0, 1, 1, 2, 3]));
  return Array.from({ length }, () => randomInput(items, name, random, known));
}

function randomNumber({ type, minimum = -5, maximum = 100_000 }: InputSchema, random: Random): number {
  const inside = random.pick([minimum, maximum, 1, 2, 25, minimum + random.next() * (maximum - minimum)]);
  return type === "integer" ? Math.round(inside) : inside;
}

function randomText(schema: InputSchema, random: Random): string {
  const fitting = texts.filter((text) => fits(schema, text));
  return fitting.length ? random.pick(fitting) : "s".repeat(Math.max(1, schema.minLength ?? 1));
}

function fits({ type, pattern, maxLength = 1_000, minLength = 0 }: InputSchema, value: unknown): boolean {
  if (typeof value !== "string") return type === "integer" || type === "number";
  if (type !== "string" || value.length > maxLength || value.length < minLength) return false;
  return !pattern || new RegExp(pattern, "u").test(value);
}
