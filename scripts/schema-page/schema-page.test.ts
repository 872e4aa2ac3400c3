import { expect, test } from "vitest";
import type { Column, Schema } from "../database-types/read-schema.ts";
import { schemaPage } from "./schema-page.ts";

const column = (name: string, more: Partial<Column> = {}): Column => ({
  table: name.split(".")[0] ?? "",
  column: name.split(".")[1] ?? "",
  isView: false,
  tableComment: `What ${name.split(".")[0]} are.`,
  comment: null,
  type: "text",
  isNullable: false,
  hasDefault: false,
  isGeneratedAlways: false,
  isIdentity: false,
  ...more,
});
const schema: Schema = {
  columns: [
    column("shirts.shirt_id"),
    column("shirts.fit", { isNullable: true, comment: "Null: nobody knows. It was never asked." }),
    column("shirts.version", { comment: "Counts." }),
    column("buttons.shirt_id"),
    column("buttons.version", { comment: "Counts." }),
    column("wearers.shirt_id"),
    column("wearers.version", { comment: "Counts." }),
  ],
  literals: new Map(),
  references: new Map([
    ["buttons.shirt_id", ["shirts.shirt_id"]],
    ["wearers.shirt_id", ["shirts.shirt_id"]],
  ]),
};
const tablesOf = { "goods/shirt": ["shirts", "buttons"], people: ["wearers"] };

test("a table has its comment, its columns with what they refer to, and the first sentence of their comments", () => {
  const page = schemaPage(schema, tablesOf);
  expect(page).toContain(
    "### shirts\n\nWhat shirts are.\n\n`shirt_id`, `fit`?, `version`\n\n- `fit`: Null: nobody knows.\n",
  );
  expect(page).toContain("`shirt_id` → shirts, `version`\n");
  expect(page).toContain("In many tables:\n\n- `version`: Counts.\n");
});

test("a floor's drawing groups its tables by subject and has a table of another floor with round ends", () => {
  const [, goods, people] = schemaPage(schema, tablesOf).split("```mermaid\n");
  expect(goods).toMatch(
    /^flowchart LR\n {2}subgraph _shirt \[shirt\]\n {4}shirts\n {4}buttons\n {2}end\n {2}buttons --> shirts\n```/,
  );
  expect(people).toMatch(/^flowchart LR\n {2}wearers\n {2}wearers --> shirts\(\[shirts\]\)\n```/);
});

test.each([
  [{ "goods/shirt": ["shirts", "buttons"] }, "wearers has no subject"],
  [{ ...tablesOf, "goods/hat": ["hats"] }, "hats is no table"],
  [{ ...tablesOf, "goods/hat": ["shirts"] }, "shirts has two subjects"],
])("a list of tables that is not that of the database is refused: %j", (wrong, problem) => {
  expect(() => schemaPage(schema, wrong)).toThrow(problem);
});
