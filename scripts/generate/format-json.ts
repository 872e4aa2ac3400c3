const MAX_WIDTH = 400;
const MAX_INDENT = 3;

/**
 * JSON in which a value that fits into one line has only one. It is a third smaller, and easier to read. Deeper levels
 * are not indented further: what is deeper belongs to one schema.
 */
export function formatJson(value: unknown, indent = ""): string {
  const flat = JSON.stringify(value);
  if (typeof value !== "object" || value === null || indent.length + flat.length <= MAX_WIDTH) return flat;
  const deeper = indent.length < MAX_INDENT ? `${indent} ` : indent;
  const lines = Array.isArray(value)
    ? value.map((each) => deeper + formatJson(each, deeper))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => `${deeper}${JSON.stringify(name)}:${formatJson(each, deeper)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}
