import type { AskedNumber, ImportChoices } from "../../contract/admin/product-imports.ts";
import { staffText } from "../../contract/staff-text.ts";
import {
  type DecimalSign,
  decimalSignIn,
  decimalSignOf,
  isOneNumber,
  NUMBER,
  plainNumber,
} from "./decimal-sign.ts";
import { currencyIn, unitIn } from "./heading-words.ts";
import type { Problem, Table, TableRow } from "./read-table.ts";
import type { FileFormat } from "./recognise-format.ts";

const numberFields: readonly (string | null)[] = ["Weight g", "Price", "Price before", "Sale price"];
interface PlainNumbers {
  readonly rows: readonly TableRow[];
  /** Columns whose numbers may be read in two ways. */
  readonly asked: readonly AskedNumber[];
  readonly problems: readonly Problem[];
}

/**
 * The rows of a file with every weight and price as `1250.5`, and with the unit that only the heading of its column names. All
 * weights and prices of the file say together which sign its decimals have. Where none says it, staff are asked once for each
 * column, and a number that nobody has decided about is a problem. The files of known programs have a point.
 */
export function withPlainNumbers(
  table: Table,
  fields: readonly (string | null)[],
  format: FileFormat,
  chosen: ImportChoices["decimalSigns"] = [],
): PlainNumbers {
  const columns = fields.flatMap((field, at) => (numberFields.includes(field) ? [at] : []));
  const digitsIn = (at: number) => table.rows.flatMap(({ cells }) => NUMBER.exec(cells[at] ?? "")?.[0] ?? []);
  const ofFile = decimalSignOf(columns.flatMap(digitsIn)) ?? (format === "other" ? undefined : ".");
  const headingOf = (at: number) => table.headings[at] ?? "";
  const asked = ofFile ? [] : columns.flatMap((at) => askAbout(headingOf(at), digitsIn(at), table, at));
  const signs = new Map<number, DecimalSign | undefined>(
    columns.map((at) => [at, ofFile ?? chosen.find(({ heading }) => heading === headingOf(at))?.decimalSign]),
  );
  const hasNoUnit = new Set(
    columns.filter(
      (at) =>
        fields[at] === "Weight g" &&
        !unitIn(headingOf(at)) &&
        table.rows.some(({ cells }) => isPartOfUnit(plainCell(cells[at] ?? "", signs.get(at)))),
    ),
  );
  const problems: Problem[] = [];
  const rows = table.rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, at) => {
      if (!signs.has(at)) return cell;
      const plain = plainCell(cell, signs.get(at));
      const column = fields[at] ?? "";
      if (plain === undefined) {
        problems.push({
          line,
          column,
          message: staffText`'${cell.slice(0, 40)}' may be read in two ways: say which.`,
        });
        return "";
      }
      if (hasNoUnit.has(at) && /^[\d.]+$/.test(plain)) {
        problems.push({
          line,
          column,
          message: staffText`Nothing says whether '${cell.slice(0, 40)}' is in g or kg: write the unit behind it or in the heading, as 'Weight (kg)'.`,
        });
        return "";
      }
      return column === "Weight g" ? withUnit(plain, headingOf(at)) : withCurrency(plain, headingOf(at));
    }),
  }));
  return { rows, asked, problems };
}

/** A cell with its number as `1250.5` and all else as it is. Undefined: the number may be read in two ways. */
function plainCell(cell: string, sign: DecimalSign | undefined): string | undefined {
  const digits = NUMBER.exec(cell)?.[0];
  if (digits === undefined || !isOneNumber(digits)) return cell; // what reads the cell refuses it
  const plain = plainNumber(digits, sign);
  return plain === undefined ? undefined : cell.replace(digits, () => plain);
}

/** 0.5 without a unit: nobody weighs half a gram, so the whole column may be in kilograms. */
const isPartOfUnit = (plain: string | undefined): boolean => /^\d+\.\d*[1-9]\d*$/.test(plain ?? "");

const withUnit = (cell: string, heading: string): string => {
  const unit = unitIn(heading);
  return unit && /^[\d.]+$/.test(cell) ? `${cell} ${unit}` : cell;
};

/** A price in the currency that its heading names, so that another one than the store's is refused. */
const withCurrency = (cell: string, heading: string): string => {
  const currency = currencyIn(heading);
  return currency && /^[\d.]+$/.test(cell) ? `${cell} ${currency}` : cell;
};

/** The question about a column that has a number such as `1.250`, with what that would be either way. */
function askAbout(heading: string, numbers: readonly string[], table: Table, at: number): AskedNumber[] {
  const digits = numbers.find((each) => decimalSignIn(each) === "either");
  const example = table.rows
    .map(({ cells }) => cells[at] ?? "")
    .find((cell) => digits && cell.includes(digits));
  if (!digits || !example) return [];
  const readAs = (sign: DecimalSign) =>
    example.replace(digits, () => String(Number(plainNumber(digits, sign))));
  return [{ heading, example, readAs: { point: readAs("."), comma: readAs(",") } }];
}
