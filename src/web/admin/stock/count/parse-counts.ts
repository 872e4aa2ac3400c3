import { belowTitles } from "../../../../platform/csv/below-titles.ts";
import { codeCell } from "../../../../platform/csv/code-cell.ts";
import { readCsv } from "../../../../platform/csv/read-csv.ts";
import { foldLetters } from "../../../../platform/language/fold-letters.ts";
import { wholePieces } from "./whole-pieces.ts";

export interface CountLine {
  /** Starts at 1. */
  readonly line: number;
  /** SKU code or GTIN. */
  readonly code: string;
  /** As it was written, where it is no number of pieces. */
  readonly pieces: string;
}

/** Names of columns in lower case and only their letters. */
const CODE =
  /^(?:sku|skucode|(?:item|article|product)?(?:code|no|nr|number)|item|article|barcode|ean|gtin|upc|art(?:ikel)?(?:nr|nummer)|artikel|vare(?:nr|nummer)?|artikkel(?:nr|nummer)|strekkode)$/;
const COUNTED = /^(?:counted|count|countedqty|countedquantity|gezahlt|istbestand|zahlmenge|talt|opptalt)$/;
const PIECES =
  /^(?:pieces|pcs|qty|quantity|stock|onhand|instock|(?:lager)?bestand|menge|anzahl|stuck|antall|beholdning|lager(?:beholdning)?)$/;

const lettersOf = (cell: string): string =>
  foldLetters(cell)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
const isKnown = (cell: string): boolean =>
  [CODE, COUNTED, PIECES].some((names) => names.test(lettersOf(cell)));

/**
 * Reads a pasted list of SKU codes or GTINs and their pieces, as scanners and spreadsheets write it. Headings name the columns, below a
 * title or not. Without them the code is first, and the pieces are the only other column of numbers; where that does not say it, a
 * line's pieces are all of its other cells, which are no number.
 */
export function parseCounts(text: string): CountLine[] {
  const rows = belowTitles(readCsv(text).rows, isKnown).map(({ line, cells }) => ({
    line,
    cells: cells.map(codeCell),
  }));
  const [first, ...rest] = rows;
  if (!first) return [];
  const names = first.cells.map(lettersOf);
  const hasHeadings =
    names.some((name) => CODE.test(name)) || !first.cells.slice(1).some((cell) => /\d/.test(cell));
  const body = hasHeadings ? rest : rows;
  const codeAt = Math.max(0, hasHeadings ? names.findIndex((name) => CODE.test(name)) : 0);
  const named = [COUNTED, PIECES]
    .map((each) => names.findIndex((name) => each.test(name)))
    .find((at) => at >= 0);
  const piecesAt = (hasHeadings ? named : undefined) ?? onlyNumbers(body, codeAt);
  const width = hasHeadings ? first.cells.length : Math.min(...body.map(({ cells }) => cells.length));
  const pieces = wholePieces(
    body.map(({ cells }) => {
      // A comma between thousands has cut a number into two cells.
      const isTorn = cells.slice(width).some(Boolean);
      return piecesAt === undefined || isTorn
        ? cells.filter((cell, at) => at !== codeAt && cell).join(", ")
        : (cells[piecesAt] ?? "");
    }),
  );
  return body.map(({ line, cells }, at) => ({ line, code: cells[codeAt] ?? "", pieces: pieces[at] ?? "" }));
}

/** The only column beside the codes in which every filled cell has a number. */
function onlyNumbers(
  rows: readonly { readonly cells: readonly string[] }[],
  codeAt: number,
): number | undefined {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) => {
    const filled = rows.map(({ cells }) => cells[at] ?? "").filter(Boolean);
    return at !== codeAt && filled.length > 0 && filled.every((cell) => /^-?\d/.test(cell));
  });
  return columns.length === 1 ? columns[0] : undefined;
}
