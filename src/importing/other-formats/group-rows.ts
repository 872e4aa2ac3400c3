import { transliteratedSlug } from "../../catalogue/slug/transliterated-slug.ts";
import { staffText } from "../../contract/staff-text.ts";
import { firstFilled, type OtherRow } from "./other-row.ts";
import type { Problem } from "./read-table.ts";

export interface RowGroup {
  readonly rows: readonly OtherRow[];
  readonly name: string;
  readonly slug: string;
  /** False: the slug was made from the name, so it may not be the slug of this product in the store. */
  readonly isSlugGiven: boolean;
}

/** Groups lines by product: by their group, else their URL path, else their name. */
export function groupRows(rows: readonly OtherRow[]): {
  readonly groups: readonly RowGroup[];
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const byKey = new Map<string, OtherRow[]>();
  for (const row of rows) {
    const key = (row.get("Group") || row.get("Address") || row.get("Name")).toLowerCase();
    if (key === "")
      problems.push({
        line: row.line,
        column: "",
        message: staffText`Which product is this? Its group, its URL path and its name are empty.`,
      });
    else byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  const taken = new Set<string>();
  const groups = [...byKey].map(([key, rows]): RowGroup => {
    const name = commonName(rows);
    const given = firstFilled(rows, "Address");
    const slug = transliteratedSlug(given || name) || transliteratedSlug(key);
    const free = given || !taken.has(slug) ? slug : transliteratedSlug(`${slug}-${key}`);
    taken.add(free);
    return { rows, name, slug: free, isSlugGiven: given !== "" };
  });
  return { groups, problems };
}

/** The name of a product whose lines have names of their own, such as `Tee, red, S` and `Tee, red, M`: what they share. */
function commonName(rows: readonly OtherRow[]): string {
  const names = rows.map(({ get }) => get("Name")).filter(Boolean);
  const [first = ""] = names;
  if (names.every((name) => name === first)) return first;
  const words = first.split(" ");
  let shared = 0;
  while (shared < words.length && names.every((name) => name.split(" ")[shared] === words[shared]))
    shared += 1;
  const common = words
    .slice(0, shared)
    .join(" ")
    .replace(/[\s,;:/|(–-]+$/, "");
  return common.length >= 3 ? common : first;
}
