export interface Difference {
  /** The way to the value: `address.city`. */
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly kind: "added" | "removed" | "changed" | "same";
}

const said = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "string" ? value : JSON.stringify(value);

/** Every value of a nested thing by its way; lists are one value. */
function values(of: unknown, way = ""): [string, unknown][] {
  if (typeof of !== "object" || of === null || Array.isArray(of))
    return of === null || of === undefined ? [] : [[way || "value", of]];
  return Object.entries(of).flatMap(([key, each]) => values(each, way ? `${way}.${key}` : key));
}

/** What was there before and after, value by value; what did not change stands last. */
export function differences(before: unknown, after: unknown): Difference[] {
  const [old, now] = [new Map(values(before)), new Map(values(after))];
  const found = [...new Set([...old.keys(), ...now.keys()])].map((what): Difference => {
    const [was, is] = [said(old.get(what)), said(now.get(what))];
    const kind = !now.has(what) ? "removed" : !old.has(what) ? "added" : was === is ? "same" : "changed";
    return { what, before: was, after: is, kind };
  });
  return found.sort((a, b) => Number(a.kind === "same") - Number(b.kind === "same"));
}
