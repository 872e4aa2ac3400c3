// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import { decisionsOf, emptyDraft, type ImportDraft } from "./import-draft.ts";
import { NewProductsChoice } from "./new-products-choice.tsx";

afterEach(cleanup);

const file = {
  columns: [],
  fieldChoices: [],
  isMappingNeeded: false,
  askedCategories: [],
  askedNumbers: [],
  askedWeights: [],
};
const decided: ImportDraft[] = [];

function Choice({ inFile }: { inFile: Parameters<typeof NewProductsChoice>[0]["inFile"] }) {
  const [draft, setDraft] = useState<ImportDraft>(emptyDraft);
  decided.push(draft);
  return <NewProductsChoice inFile={inFile} draft={draft} onChange={setDraft} />;
}
const open = (inFile: Parameters<typeof NewProductsChoice>[0]["inFile"]) =>
  openAdminPart(<Choice inFile={inFile} />, () => ({}), { resource: "product-imports", role: "catalogue" });
const choice = () => screen.findByRole("combobox", { name: "In the shop" });

it("says what the column of the file says, and can overrule it for the new products", async () => {
  const { user } = open({ column: "Published", published: 2, drafts: 1, unsaid: 0 });
  expect((await choice()).textContent).toBe("As the column Published says");
  await screen.findByText(/^The column Published says: 2 in the shop, 1 as drafts\./);
  await user.click(await choice());
  await user.click(await screen.findByRole("option", { name: "All as drafts" }));
  expect((await choice()).textContent).toBe("All as drafts");
  expect(decisionsOf(decided.at(-1) ?? emptyDraft, file).choices).toMatchObject({ newProducts: "draft" });
});

it("makes drafts where the file does not say it, and says so", async () => {
  open({ column: null, published: 0, drafts: 0, unsaid: 2 });
  expect((await choice()).textContent).toBe("All as drafts");
  await screen.findByText("The file does not say it. Staff see drafts, customers do not.");
});

it("is not there where the file has no new products", () => {
  open({ column: "Published", published: 0, drafts: 0, unsaid: 0 });
  expect(screen.queryByRole("combobox")).toBeNull();
});
