import { otherLines } from "../../src/importing/other-formats/other-lines.ts";
import { withPlainNumbers } from "../../src/importing/other-formats/plain-numbers.ts";
import { readTable } from "../../src/importing/other-formats/read-table.ts";
import { presetFields, recogniseFormat } from "../../src/importing/other-formats/recognise-format.ts";

/** Another program's file as lines of our own CSV, their cells by heading. `chosen` says what its columns mean. */
export function readOtherFile(
  csv: string,
  chosen?: readonly (string | null)[],
  choices?: Parameters<typeof withPlainNumbers>[3],
) {
  const table = readTable(csv);
  const format = recogniseFormat(table.headings);
  const fields = chosen ?? presetFields(format, table.headings);
  const { rows, asked, askedWeights, problems } = withPlainNumbers(table, fields, format, choices);
  const ofRows = otherLines(rows, fields);
  const found = { ...ofRows, asked, askedWeights, problems: [...problems, ...ofRows.problems] };
  const lines = found.lines.map(
    ({ line, cells, identity }): Readonly<Record<string, unknown>> => ({
      line,
      ...Object.fromEntries(cells),
      identity,
    }),
  );
  return { ...found, format, lines };
}
