export interface ValueDiff {
  /** The path of the value: `address.city`. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly kind: "added" | "removed" | "changed" | "same";
}

const asText = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "string" ? value : JSON.stringify(value);

/** Every value of a nested object with its path. A list is one value. */
function valuesByPath(value: unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return value === null || value === undefined ? [] : [[path || "value", value]];
  return Object.entries(value).flatMap(([key, each]) => valuesByPath(each, path ? `${path}.${key}` : key));
}

/** Compares two values path by path. Unchanged values come last. */
export function diffValues(before: unknown, after: unknown): ValueDiff[] {
  const [old, now] = [new Map(valuesByPath(before)), new Map(valuesByPath(after))];
  const found = [...new Set([...old.keys(), ...now.keys()])].map((path): ValueDiff => {
    const [was, is] = [asText(old.get(path)), asText(now.get(path))];
    const kind = !now.has(path) ? "removed" : !old.has(path) ? "added" : was === is ? "same" : "changed";
    return { path, before: was, after: is, kind };
  });
  return found.sort((a, b) => Number(a.kind === "same") - Number(b.kind === "same"));
}
