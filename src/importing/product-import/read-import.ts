import { createHash } from "node:crypto";
import { MAX_IMPORT_LINES } from "../../contract/admin/product-imports.ts";
import { type StaffText, staffText, untranslated } from "../../contract/staff-text.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { ImportDescription } from "../../platform/db/stored-values.ts";
import { readOfferedLanguages } from "../../platform/settings/settings.store.ts";
import { readTable } from "../other-formats/read-table.ts";
import { askAbout } from "../product-csv/ask-about.ts";
import { describeFile } from "../product-csv/describe-file.ts";
import { groupLines } from "../product-csv/group-lines.ts";
import { type ProductCsv, parseProductCsv } from "../product-csv/parse-product-csv.ts";
import { readReferencedCatalogue } from "../product-csv/read-existing-catalogue.ts";
import { deleteItems, insertItems } from "./import-item.store.ts";
import { findMapping, saveMapping } from "./import-mapping.store.ts";
import { type ImportRow, lockImport, readParts, updateImport } from "./product-import.store.ts";
import { toStoredLines } from "./product-import.ts";
import { wrongLines } from "./wrong-lines.ts";

const MAX_NOTES = 100;
type Groups = ReturnType<typeof groupLines>["groups"];

/**
 * Reads the file of an import and stores its lines by product. The import then asks staff what the file leaves open, or goes
 * on with the check of each product. A job that is run again begins again.
 */
export async function readImport(db: Db, row: ImportRow, now: Date): Promise<void> {
  const { import_id: importId, fields, choices } = row;
  const table = readTable(await readParts(db, importId));
  const headerHash = createHash("sha256").update(JSON.stringify(table.headings)).digest("hex");
  const file = parseProductCsv(table, fields ?? (await findMapping(db, headerHash)), choices ?? {});
  if (fields) await saveMapping(db, { headerHash, fields: file.fields, userId: row.started_by, now });
  const catalogue = await readReferencedCatalogue(db);
  const { asked, toMake, withoutWeight, newProducts } = askAbout(file, catalogue, choices ?? undefined);
  const { groups, problems } = groupLines(file.lines, catalogue);
  const description: ImportDescription = {
    ...describeFile(file, await readOfferedLanguages(db)),
    notes: file.notes.slice(0, MAX_NOTES),
    askedCategories: asked.slice(0, 200),
    newCategories: toMake.map(({ name }) => name),
    withoutWeight,
    newProducts,
  };
  const isOpen =
    file.isMappingNeeded ||
    hasUnclearHeadings(file) ||
    (!choices && (asked.length > 0 || withoutWeight > 0 || isAsking(file)));
  const spoilt = spoiltGroups(file, groups);
  const wrong = wrongLines([...file.problems, ...problems], file.headingInFile);
  await db.transaction().execute(async (trx) => {
    if (!(await lockImport(trx, importId, "reading"))) return;
    await deleteItems(trx, importId);
    const failure = failureOf(file);
    if (!failure)
      await insertAll(
        trx,
        importId,
        groups.filter((group) => !spoilt.has(group)),
        wrong,
      );
    await updateImport(trx, importId, now, {
      state: failure ? "failed" : isOpen ? "asking" : "checking",
      problem: failure,
      description,
    });
  });
}

const isAsking = ({ askedNumbers, askedWeights }: ProductCsv): boolean =>
  askedNumbers.length + askedWeights.length > 0;

function failureOf({ lines, problems, table, isMappingNeeded }: ProductCsv): StaffText {
  if (lines.length > MAX_IMPORT_LINES)
    return staffText`The file has ${lines.length} lines: at most ${MAX_IMPORT_LINES} go at once. Cut it into pieces.`;
  if (lines.length > 0 || isMappingNeeded) return untranslated("");
  const [{ line, message } = { line: table.line, message: staffText`There is no line below the heading.` }] =
    problems;
  return line > table.line ? staffText`Line ${line}: ${message}` : message;
}

/** A column of our own format that is mistyped or stands there twice would otherwise be left out unseen. */
const hasUnclearHeadings = ({ format, table, problems }: ProductCsv): boolean =>
  format === "own" && problems.some(({ line, column }) => line === table.line && column !== "");

/** The products of another program's file that are left out, because a cell of theirs could not be read. */
function spoiltGroups({ format, problems }: ProductCsv, groups: Groups): ReadonlySet<Groups[number]> {
  if (format === "own") return new Set(); // its cells are read later, product by product
  const starts = groups
    .flatMap((group) => group.lines.map(({ line }) => ({ line, group })))
    .sort((one, other) => one.line - other.line);
  return new Set(problems.flatMap(({ line }) => starts.findLast((start) => start.line <= line)?.group ?? []));
}

async function insertAll(
  trx: Trx,
  importId: number,
  groups: Groups,
  wrong: ReturnType<typeof wrongLines>,
): Promise<void> {
  const items = groups.map((group) => ({
    state: "read" as const,
    isNew: group.productId === null,
    productId: group.productId,
    lines: toStoredLines(group),
  }));
  const faulty = wrong.map((line) => ({
    state: "wrong" as const,
    isNew: false,
    productId: null,
    result: [line],
  }));
  await insertItems(trx, importId, [...items, ...faulty]);
}
