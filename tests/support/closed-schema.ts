/** The schema with every object closed: a property that it does not declare is an error, at any depth. */
export const closedSchema = (schema: object): object =>
  Object.fromEntries([
    ...Object.entries(schema).map(([name, part]) => [name, closedPart(part)]),
    ...("properties" in schema ? [["additionalProperties", false]] : []),
  ]);

function closedPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closedPart);
  return typeof part === "object" && part !== null ? closedSchema(part) : part;
}
