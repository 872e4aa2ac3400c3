// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import { emptyDraft, type ImportDraft } from "./import-draft.ts";
import { ImportLines } from "./import-lines.tsx";
import { ImportQuestions } from "./import-questions.tsx";

it("a weight without a unit is asked about once for its column, by its first number", async () => {
  const drafts: ImportDraft[] = [];
  const plan = {
    askedCategories: [],
    askedNumbers: [],
    askedWeights: [{ heading: "Mass", example: "0,5" }],
    withoutWeight: 0,
  };
  const { user } = openAdminPart(
    <ImportQuestions
      plan={plan}
      draft={emptyDraft}
      onChange={(draft) => drafts.push(draft)}
      onCheck={() => undefined}
    />,
    () => ({ rows: [], total: 0 }),
  );
  await user.click(await screen.findByRole("combobox", { name: "Weight 0,5 in Mass" }));
  await user.click(await screen.findByRole("option", { name: "0,5 kg" }));
  expect(drafts).toEqual([{ ...emptyDraft, weightUnits: { Mass: "kg" } }]);
});

it("what was read is said in words", async () => {
  const changes = [
    { field: "Weight g", from: "900", to: "1500" },
    { field: "Selling price", from: "", to: "1299.50" },
    { field: "In the shop", from: "yes", to: "no" },
  ];
  openAdminPart(
    <ImportLines
      lines={[{ line: 2, productId: 7, name: "Mug", outcome: "changed", changes, problems: [] }]}
    />,
    () => ({ rows: [], total: 0 }),
  );
  for (const words of ["900 g", "1,500 g", "empty", "₹1,299.50", "yes", "no"]) await screen.findByText(words);
});
