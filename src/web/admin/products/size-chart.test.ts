import { expect, it } from "vitest";
import { withCell, withColumn, withHeading, withoutColumn, withoutRow, withRow } from "./size-chart.ts";

const chart = { columns: ["Size", "Chest"], rows: [["S", "96"]], howToMeasure: "Lay it flat." };

it("every row keeps one cell for each column when rows and columns are added and removed", () => {
  const grown = withRow(withHeading(withColumn(chart), 2, "Length"));
  expect(grown).toEqual({
    ...chart,
    columns: ["Size", "Chest", "Length"],
    rows: [
      ["S", "96", ""],
      ["", "", ""],
    ],
  });
  const filled = withCell(withCell(grown, 1, 0, "M"), 1, 2, "72");
  expect(withoutColumn(filled, 1)).toEqual({
    ...chart,
    columns: ["Size", "Length"],
    rows: [
      ["S", ""],
      ["M", "72"],
    ],
  });
  expect(withoutRow(filled, 0).rows).toEqual([["M", "", "72"]]);
});
