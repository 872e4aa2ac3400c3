type Json = Record<string, unknown>;

/**
 * The named schemas of a document. `refer` returns a schema in which each part with a title is a reference, and
 * remembers that part under its title. Throws when two different schemas have one name.
 */
export function collectSchemas() {
  const schemas: Record<string, Json> = {};

  function refer(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map(refer);
    if (typeof schema !== "object" || schema === null) return schema;
    const { title, "x-trimmed": _, ...rest } = schema as Json;
    const parts = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, refer(part)]));
    if (typeof title !== "string") return "title" in schema ? { title: refer(title), ...parts } : parts;
    const known = schemas[title];
    if (known && JSON.stringify(known) !== JSON.stringify(parts))
      throw new Error(`Two different schemas have the name ${title}`);
    schemas[title] = parts;
    return { $ref: `#/components/schemas/${title}` };
  }

  return {
    refer,
    /** All named schemas, by name. */
    sorted: () => Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
