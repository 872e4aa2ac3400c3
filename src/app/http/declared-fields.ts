import type { TSchema } from "typebox";
import { Value } from "typebox/value";

/** The body without fields that its schema does not name, so that none reaches a row or replaces an id of the path. */
export const declaredFields = (schema: TSchema, body: unknown): unknown =>
  hasOnlyDeclared(schema, body) ? body : Value.Clean(schema, body);

interface Declared {
  readonly properties?: Readonly<Record<string, Declared>>;
  readonly patternProperties?: Readonly<Record<string, Declared>>;
  readonly items?: Declared | readonly Declared[];
}

/**
 * Whether there is nothing to remove, as in nearly every body: TypeBox sorts a schema's unions anew for each body. This one knows
 * objects of named fields, records by a pattern, and lists of them. All else (unions) it leaves to TypeBox.
 */
function hasOnlyDeclared(schema: Declared, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) {
    const { items } = schema;
    return (
      items !== undefined &&
      !Array.isArray(items) &&
      value.every((each) => hasOnlyDeclared(items as Declared, each))
    );
  }
  const { properties = {}, patternProperties = {} } = schema;
  if (!("properties" in schema || "patternProperties" in schema) || "anyOf" in schema || "allOf" in schema)
    return false;
  const patterns = Object.entries(patternProperties);
  for (const [name, part] of Object.entries(value)) {
    const declared = Object.hasOwn(properties, name)
      ? properties[name]
      : patterns.find(([pattern]) => new RegExp(pattern).test(name))?.[1];
    if (!declared || !hasOnlyDeclared(declared, part)) return false;
  }
  return true;
}
