import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { AuditedChange } from "./audited-change.ts";

const root = new URL("../../../", import.meta.url);
const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      file: file.slice(file.lastIndexOf("/") + 1),
      text: readFileSync(new URL(`${folder}${file}`, root), "utf8"),
    }));

/** A statement that adds audit rows, in SQL or by the query builder. */
const addsRows = (text: string): boolean =>
  /insert\s+into\s+(?:\w+\.)?"?audit_rows\b|insertInto\(\s*["'`]audit_rows\b|merge\s+into\s+(?:\w+\.)?"?audit_rows\b/i.test(
    text,
  );

describe("the actions of the audit", () => {
  test("are written by one function, whose type knows them all: no SQL writes a row with a name of its own", () => {
    const files = [...filesOf("src/", /\.tsx?$/), ...filesOf("migrations/", /\.sql$/)];
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter(({ text }) => addsRows(text)).map(({ file }) => file)).toEqual(["audit.store.ts"]);
    const callers = files.filter(({ text }) => /\bappendAuditRow\b/.test(text)).map(({ file }) => file);
    expect(callers.sort()).toEqual(["audit.store.ts", "record-change.ts"]);
  });

  test("a function of the database that wrote one would be found", () => {
    expect(addsRows("begin\n  insert into audit_rows (action) values ('lines moved');\nend")).toBe(true);
    expect(addsRows('trx.insertInto("audit_rows")')).toBe(true);
    expect(addsRows("select action from audit_rows")).toBe(false);
  });

  test("an unknown action and a payload of another do not compile", () => {
    const known: AuditedChange[] = [
      { action: "note written", subject: "orders", subjectId: "KS-1", after: { letters: 3 } },
      // @ts-expect-error no such action
      { action: "note scribbled", subject: "orders", subjectId: "KS-1", after: { letters: 3 } },
      // @ts-expect-error the payload of another action
      { action: "note written", subject: "orders", subjectId: "KS-1", after: { pieces: 3 } },
      // @ts-expect-error another subject
      { action: "note written", subject: "people", subjectId: 1, after: { letters: 3 } },
      // @ts-expect-error the action says nothing
      { action: "order link withdrawn", subject: "orders", subjectId: "KS-1", after: { letters: 3 } },
      // @ts-expect-error the action says something
      { action: "the rest is not sent", subject: "orders", subjectId: "KS-1" },
    ];
    expect(known).toHaveLength(6);
  });
});
