// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { readCatalogue, translatedTexts } from "../../../platform/language/catalogues.ts";
import { readTextsFrom } from "../../../platform/language/t.ts";
import { SizeChartDrawing } from "./size-chart-drawing.tsx";

it.each([
  ["en", ["Size", "Chest (cm)", "Length (cm)"], "A garment laid flat: A: Chest, B: Length."],
  ["de", ["Größe", "Brust (cm)", "Länge (cm)"], "Ein flach liegendes Kleidungsstück: A: Brust, B: Länge."],
  ["de", ["Size", "Chest (cm)", "Sleeve (cm)"], "Ein flach liegendes Kleidungsstück: A: Brust, C: Ärmel."],
])("a garment is drawn with its measures, whose headings may be translated: %s %s", (tag, columns, name) => {
  if (tag !== "en") {
    const texts = translatedTexts(tag, readCatalogue(tag));
    readTextsFrom(() => texts);
  }
  const { unmount } = render(<SizeChartDrawing columns={columns} />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(name);
  unmount();
});

it("a chart of something else has no drawing", () => {
  const { container } = render(<SizeChartDrawing columns={["Size", "Foot (cm)", "Length (cm)"]} />);
  expect(container.firstChild).toBeNull();
});
