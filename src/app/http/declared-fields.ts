import type { TSchema } from "typebox";
import { Value } from "typebox/value";

/** The body without fields that its schema does not name, so that none reaches a row or replaces an id of the path. */
export const declaredFields = (schema: TSchema, body: unknown): unknown =>
  hasOnlyDeclared(schema, body) ? body : Value.Clean(schema, body);

interface Declared {
  readonly properties?: Readonly<Record<string, Declared>>;
  readonly items?: Declared | readonly Declared[];
}

/**
 * Whether there is nothing to remove, as in nearly every body: TypeBox sorts a schema's unions anew for each body. This one knows
 * objects of named fields, and lists of them. All else (unions, records) it leaves to TypeBox.
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
  const { properties } = schema;
  if (!properties || "anyOf" in schema || "allOf" in schema || "patternProperties" in schema) return false;
  for (const [name, part] of Object.entries(value)) {
    const declared = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!declared || !hasOnlyDeclared(declared, part)) return false;
  }
  return true;
}
