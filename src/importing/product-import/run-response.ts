import type { ProductImportDetail, ProductImportRun } from "../../contract/admin/product-imports.ts";
import { storedStaffText } from "../../contract/staff-text.ts";
import type { Db } from "../../platform/db/database.ts";
import { countItems, type ItemState, listFaulty, listShown } from "./import-item.store.ts";
import type { ImportRow } from "./product-import.store.ts";

const SHOWN = 100;
type Counts = Awaited<ReturnType<typeof countItems>>;

const nothingFound = {
  format: "own",
  columns: [],
  fieldChoices: [],
  isMappingNeeded: false,
  askedCategories: [],
  newCategories: [],
  newProducts: { column: null, published: 0, drafts: 0, unsaid: 0 },
  withoutWeight: 0,
  askedNumbers: [],
  askedWeights: [],
  notes: [],
} as const satisfies Partial<ProductImportDetail>;

/** Imports with their counts, for display. */
export async function runResponses(db: Db, rows: readonly ImportRow[]): Promise<ProductImportRun[]> {
  const counts = await countItems(
    db,
    rows.map(({ import_id }) => import_id),
  );
  return rows.map((row) => runResponse(row, counts));
}

function runResponse(row: ImportRow, all: Counts): ProductImportRun {
  const counts = all.filter(({ import_id }) => import_id === row.import_id);
  const sum = (states: readonly ItemState[], isNew?: boolean) =>
    counts
      .filter(({ state, is_new }) => states.includes(state) && (isNew === undefined || is_new === isNew))
      .reduce((total, { count }) => total + count, 0);
  const products = counts.reduce((total, { count }) => total + count, 0);
  const open = {
    reading: products,
    checking: sum(["read"]),
    applying: sum(["planned"]),
    undoing: sum(["done"]),
  };
  const changing = ["planned", "done", "undone", "left"] as const;
  return {
    id: row.import_id,
    fileName: row.file_name,
    state: row.state,
    problem: storedStaffText(row.problem),
    products,
    startedBy: row.email,
    startedAt: row.started_at.toISOString(),
    settled: products - (Object.entries(open).find(([state]) => state === row.state)?.[1] ?? 0),
    newProducts: sum(changing, true),
    changedProducts: sum(changing, false),
    unchangedProducts: sum(["unchanged"]),
    wrongProducts: sum(["wrong"]),
    undoneProducts: sum(["undone"]),
    leftProducts: sum(["left"]),
  };
}

/** One import with what it asks and changes. */
export async function detailResponse(db: Db, row: ImportRow): Promise<ProductImportDetail> {
  const left = (await listFaulty(db, row.import_id, -1, SHOWN)).filter(({ note }) => note);
  return {
    ...nothingFound, // an import of before may lack what is known by now
    ...row.description,
    run: runResponse(row, await countItems(db, [row.import_id])),
    lines: (await listShown(db, row.import_id, SHOWN)).flatMap(({ result }) => result),
    left: left.map(({ product_id, name, note }) => ({
      productId: product_id ?? 0,
      name,
      reason: storedStaffText(note),
    })),
  };
}
