import type { Column, Schema } from "../database-types/read-schema.ts";

const intro = `# The tables

\`npm run generate\` writes this page from the migrations. Tables stand by floor of \`src\` and by the subject that owns them.
In a drawing an arrow leads from a table to the one that its rows refer to; a table of another floor has round ends, and \`users\`, to
whom half of the tables refer, is only in the lists. A column with a question mark may be null. Of longer comments the first sentence is
here: the migrations have all of it, with constraints, indexes, triggers and functions.
`;

/** A comment that so many tables give to a column of the same name is written once. */
const REPEATED = 3;

/** The table that half of the others refer to. */
const EVERYBODY = "users";

/**
 * The text of docs/schema.md: the tables of each subject (\`floor/subject\`), with a drawing for each floor. Throws when a table has
 * no subject, two, or is not in the database.
 */
export function schemaPage(schema: Schema, tablesOf: Readonly<Record<string, readonly string[]>>): string {
  const columnsOf = Map.groupBy(schema.columns, ({ table }) => table);
  refuseOtherTables([...columnsOf.keys()], Object.values(tablesOf).flat());
  const shared = commentsOfMany(schema.columns);
  const floors = Map.groupBy(Object.entries(tablesOf), ([subject]) => subject.split("/")[0] ?? "");
  return [
    intro,
    `In many tables:\n\n${[...shared].map(([comment, name]) => `- \`${name}\`: ${comment}`).join("\n")}\n`,
    ...[...floors].map(([floor, subjects]) =>
      [
        `## ${floor}\n`,
        drawing(schema, subjects),
        ...subjects.flatMap(([, tables]) => tables.map((table) => describe(columnsOf.get(table) ?? []))),
      ].join("\n"),
    ),
  ].join("\n");

  function describe(columns: readonly Column[]): string {
    const [first] = columns;
    const names = columns.map(({ table, column, isNullable, isView }) => {
      const targets = (schema.references.get(`${table}.${column}`) ?? []).map(
        (target) => target.split(".")[0],
      );
      const arrow = targets.length > 0 ? ` → ${[...new Set(targets)].join(", ")}` : "";
      return `\`${column}\`${isNullable && !isView ? "?" : ""}${arrow}`;
    });
    const notes = columns
      .filter(({ comment }) => comment !== null && !shared.has(comment))
      .map(({ column, comment }) => `- \`${column}\`: ${firstSentence(comment ?? "")}`);
    const about = `${first?.isView ? "A view. " : ""}${first?.tableComment ?? ""}`;
    return `### ${first?.table}\n\n${about}\n\n${names.join(", ")}\n${notes.length > 0 ? `\n${notes.join("\n")}\n` : ""}`;
  }
}

function drawing(schema: Schema, subjects: readonly (readonly [string, readonly string[]])[]): string {
  const ours = new Set(subjects.flatMap(([, tables]) => tables));
  const groups = subjects.map(([path, tables]) => {
    const subject = path.split("/")[1];
    if (!subject) return tables.map((table) => `  ${table}`).join("\n");
    // The name of a group is that of no table, else the two would be one thing.
    const open = `  subgraph _${subject.replaceAll("-", "_")} [${subject}]`;
    return [open, ...tables.map((table) => `    ${table}`), "  end"].join("\n");
  });
  const arrows = [...schema.references]
    .flatMap(([from, targets]) => targets.map((to) => ({ from: tableOf(from), to: tableOf(to) })))
    .filter(({ from, to }) => from !== to && ours.has(from) && (ours.has(to) || to !== EVERYBODY));
  const lines = arrows.map(({ from, to }) => `  ${from} --> ${ours.has(to) ? to : `${to}([${to}])`}`);
  return ["```mermaid", "flowchart LR", ...groups, ...new Set(lines.sort()), "```\n"].join("\n");
}

const tableOf = (column: string): string => column.split(".")[0] ?? "";

/** The comments that many tables have, each with its column's name. */
function commentsOfMany(columns: readonly Column[]): Map<string, string> {
  const commented = columns.filter(({ comment }) => comment !== null);
  const groups = Map.groupBy(commented, ({ column, comment }) => `${column}\n${comment}`);
  return new Map(
    [...groups.values()]
      .filter((group) => group.length >= REPEATED)
      .map(([first]) => [first?.comment ?? "", first?.column ?? ""]),
  );
}

/** `e.g.` and its like are not in the comments, so a full stop with a space ends a sentence. */
const firstSentence = (comment: string): string => comment.replace(/\. [A-Z][\s\S]*$/, ".");

function refuseOtherTables(found: readonly string[], owned: readonly string[]): void {
  const wrong = [
    ...found.filter((table) => !owned.includes(table)).map((table) => `${table} has no subject`),
    ...owned.filter((table) => !found.includes(table)).map((table) => `${table} is no table`),
    ...owned
      .filter((table, index) => owned.indexOf(table) !== index)
      .map((table) => `${table} has two subjects`),
  ];
  if (wrong.length > 0) throw new Error(wrong.join("; "));
}
