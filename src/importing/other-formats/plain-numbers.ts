import type { ImportChoices } from "../../contract/admin/import-choices.ts";
import type { AskedNumber, AskedWeight } from "../../contract/admin/product-imports.ts";
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

/** What staff said about columns that may be read in several ways. */
export type NumberChoices = Partial<Pick<ImportChoices, "decimalSigns" | "weightUnits">>;

interface PlainNumbers {
  readonly rows: readonly TableRow[];
  /** Columns whose numbers may be read in two ways. */
  readonly asked: readonly AskedNumber[];
  /** Columns of weights without a unit. */
  readonly askedWeights: readonly AskedWeight[];
  readonly problems: readonly Problem[];
}

/**
 * The rows of a file with every weight and price as `1250.5`, and with the unit that the heading of its column names, or that staff
 * say where nothing does. All weights and prices of the file say together which sign its decimals have. Where none says it, staff are
 * asked once for each column, and a number that nobody has decided about is a problem. The files of known programs have a point.
 */
export function withPlainNumbers(
  table: Table,
  fields: readonly (string | null)[],
  format: FileFormat,
  { decimalSigns = [], weightUnits = [] }: NumberChoices = {},
): PlainNumbers {
  const columns = fields.flatMap((field, at) => (numberFields.includes(field) ? [at] : []));
  const digitsIn = (at: number) => table.rows.flatMap(({ cells }) => NUMBER.exec(cells[at] ?? "")?.[0] ?? []);
  const ofFile = decimalSignOf(columns.flatMap(digitsIn)) ?? (format === "other" ? undefined : ".");
  const headingOf = (at: number) => table.headings[at] ?? "";
  const asked = ofFile ? [] : columns.flatMap((at) => askAbout(headingOf(at), digitsIn(at), table, at));
  const signs = new Map<number, DecimalSign | undefined>(
    columns.map((at) => [
      at,
      ofFile ?? decimalSigns.find(({ heading }) => heading === headingOf(at))?.decimalSign,
    ]),
  );
  const askedWeights = columns.flatMap((at) => {
    if (fields[at] !== "Weight g" || unitIn(headingOf(at))) return [];
    const example = table.rows.map(({ cells }) => cells[at] ?? "").find(isWithoutUnit);
    return example === undefined ? [] : [{ heading: headingOf(at), example }];
  });
  const unitOf = (at: number) =>
    unitIn(headingOf(at)) ?? weightUnits.find(({ heading }) => heading === headingOf(at))?.unit;
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
      if (column !== "Weight g") return withCurrency(plain, headingOf(at));
      if (!isWithoutUnit(plain)) return plain;
      const unit = unitOf(at);
      if (unit) return `${plain} ${unit}`;
      problems.push({
        line,
        column,
        message: staffText`Nothing says whether '${cell.slice(0, 40)}' is in g or kg: say which, or write the unit behind it or in the heading, as 'Weight (kg)'.`,
      });
      return "";
    }),
  }));
  return { rows, asked, askedWeights, problems };
}

/** A cell with its number as `1250.5` and all else as it is. Undefined: the number may be read in two ways. */
function plainCell(cell: string, sign: DecimalSign | undefined): string | undefined {
  const digits = NUMBER.exec(cell)?.[0];
  if (digits === undefined || !isOneNumber(digits)) return cell; // what reads the cell refuses it
  const plain = plainNumber(digits, sign);
  return plain === undefined ? undefined : cell.replace(digits, () => plain);
}

/** A weight whose cell has digits alone. 0 weighs nothing in any unit. */
const isWithoutUnit = (cell: string): boolean =>
  /^\d[\d.,'’\s\u00A0\u202F]*$/.test(cell) && /[1-9]/.test(cell);

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
