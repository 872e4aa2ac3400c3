import { otherLines } from "../../src/importing/product-file/other-lines.ts";
import { withPlainNumbers } from "../../src/importing/product-file/plain-numbers.ts";
import { readTable } from "../../src/importing/product-file/read-table.ts";
import { presetFields, recogniseFormat } from "../../src/importing/product-file/recognise-format.ts";

/** Another program's file as lines of our own CSV, their cells by heading. `chosen` says what its columns mean. */
export function readOtherFile(csv: string, chosen?: readonly (string | null)[]) {
  const table = readTable(csv);
  const format = recogniseFormat(table.headings);
  const fields = chosen ?? presetFields(format, table.headings);
  const { rows, asked, problems } = withPlainNumbers(table, fields, format);
  const ofRows = otherLines(rows, fields);
  const found = { ...ofRows, asked, problems: [...problems, ...ofRows.problems] };
  const lines = found.lines.map(
    ({ line, cells, identity }): Readonly<Record<string, unknown>> => ({
      line,
      ...Object.fromEntries(cells),
      identity,
    }),
  );
  return { ...found, format, lines };
}
