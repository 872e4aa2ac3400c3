// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart, refusal } from "../../../../tests/support/admin-in-dom.tsx";
import type { ProductImportDetail, ProductImportRun } from "../../../contract/admin/product-imports.ts";
import { untranslated } from "../../../contract/staff-text.ts";
import { ProductImportPage } from "./import-page.tsx";

afterEach(cleanup);

const wrongLine = (productId: number | null, column: string, message: string) => {
  const problems = [{ column, message: untranslated(message) }];
  return { line: 2, productId, name: "", outcome: "wrong" as const, changes: [], problems };
};

const runOf = (id: number, run: Partial<ProductImportRun>): ProductImportRun => ({
  id,
  fileName: "",
  state: "checked",
  problem: untranslated(""),
  startedBy: "meera@example.com",
  startedAt: "2026-11-26T10:00:00.000Z",
  products: 2,
  settled: 2,
  newProducts: 0,
  changedProducts: 0,
  unchangedProducts: 0,
  wrongProducts: 0,
  undoneProducts: 0,
  leftProducts: 0,
  ...run,
});
const detailOf = (
  id: number,
  run: Partial<ProductImportRun>,
  detail: Partial<ProductImportDetail> = {},
): ProductImportDetail => ({
  run: runOf(id, run),
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
  lines: [],
  left: [],
  ...detail,
});

/** A server with these imports, which the test may bring into other states. */
function openPage(states: Record<number, ProductImportDetail | Error>, imports: ProductImportRun[] = []) {
  let uploads = 0;
  const opened = openAdminPart(
    <ProductImportPage />,
    ({ path, body }) => {
      const [, id, step] = /^\/api\/admin\/product-imports\/(\d+)(?:\/(\w+))?$/.exec(path) ?? [];
      if (path.startsWith("/api/admin/product-imports?") && body !== undefined) {
        uploads += 1;
        return runOf(uploads, { state: "reading" });
      }
      if (path === "/api/admin/product-imports") return { imports };
      if (path === "/api/admin/import-images") return { waiting: 0, failedCount: 0, failed: [] };
      if (!id) return { rows: [], total: 0, isMore: false };
      if (step) return step === "discard" ? {} : runOf(Number(id), {});
      const now = states[Number(id)];
      if (now instanceof Error) throw now;
      return now;
    },
    { resource: "product-imports", role: "catalogue" },
  );
  const paste = async (text: string) => {
    const field = await screen.findByLabelText("Or paste the lines here");
    await opened.user.clear(field);
    await opened.user.type(field, text);
    await opened.user.click(screen.getByRole("button", { name: "Check" }));
  };
  return { ...opened, paste };
}

it("a file is checked while one waits, its changes are shown, and then made; then comes another file", async () => {
  const line = {
    line: 2,
    productId: 5,
    name: "Mug",
    outcome: "changed" as const,
    changes: [{ field: "Name", from: "Cup", to: "Mug" }],
    problems: [],
  };
  const server: Record<number, ProductImportDetail> = { 1: detailOf(1, { state: "reading" }) };
  const { paste, user, sentTo } = openPage(server);
  await paste("Name");
  await screen.findByText("Products: being read");
  await screen.findByRole("progressbar", { name: "Progress" });
  server[1] = detailOf(1, { state: "checking", settled: 1 });
  await screen.findByText("1 of 2 products. You may leave this page.");
  server[1] = detailOf(1, { changedProducts: 1 }, { lines: [line] });
  await screen.findByText("Products: checked");
  expect(screen.getByRole("region", { name: "Line by line" }).textContent).toContain("Cup → Mug");
  await user.click(screen.getByRole("button", { name: "Import 1 product" }));
  const question = within(await screen.findByRole("dialog", { name: "Import 1 product?" }));
  server[1] = detailOf(1, { state: "applying", settled: 0 });
  await user.click(question.getByRole("button", { name: "Import 1 product" }));
  await screen.findByText("Products: being imported");
  server[1] = detailOf(1, { state: "done", changedProducts: 1 });
  await screen.findByText("Products: imported");
  expect(sentTo("/api/admin/product-imports/1/apply")).toHaveLength(1);
  expect(screen.queryByLabelText("Or paste the lines here")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Import another file" }));
  const empty = await screen.findByLabelText<HTMLTextAreaElement>("Or paste the lines here");
  expect(empty.value).toBe("");
});

it("a wrong line is shown with its column; the corrected lines are another import, and the first is forgotten", async () => {
  const wrong = wrongLine(null, "Variant", "There is no variant 9.");
  const { paste, sentTo } = openPage({
    1: detailOf(1, { wrongProducts: 1 }, { lines: [wrong] }),
    2: detailOf(2, { unchangedProducts: 1 }),
  });
  await paste("Variant");
  await screen.findByText("There is no variant 9.");
  expect(screen.queryByRole("button", { name: /^Import \d/ })).toBeNull();
  await paste("Other");
  await screen.findByText("1 product as the store has it.");
  expect(screen.queryByText("There is no variant 9.")).toBeNull();
  await waitFor(() => expect(sentTo("/api/admin/product-imports/1/discard")).toHaveLength(1));
});

it("what a file leaves open is asked first, and again when what was decided changes", async () => {
  const asked = { askedCategories: [{ name: "Camping", products: 1 }], withoutWeight: 1 };
  const server = { 1: detailOf(1, { state: "asking" }, asked) };
  const { paste, user, sentTo } = openPage(server);
  await paste("Name");
  await screen.findByText("Products: waits for your choices");
  const weight = screen.getByLabelText("Weight of a product without one, grams");
  server[1] = detailOf(1, { newProducts: 1 }, { ...asked, newCategories: ["Camping"] });
  await user.type(weight, "300{Enter}");
  await screen.findByText("1 new category, 1 new product.");
  const choices = (weightGrams: number) => ({
    choices: { categories: [{ name: "Camping", categoryId: null }], weightGrams },
  });
  const bodies = () => sentTo("/api/admin/product-imports/1/check").map(({ body }) => body);
  expect(bodies()).toEqual([choices(300)]);
  await user.type(weight, "0");
  expect(screen.queryByRole("button", { name: "Import 1 product" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Check with these choices" }));
  await screen.findByRole("button", { name: "Import 1 product" });
  expect(bodies()).toEqual([choices(300), choices(3_000)]);
});

it("a number that may be read in two ways is asked about once for its column, with what it would be", async () => {
  const number = { heading: "Mass", example: "1.250 g", readAs: { point: "1.25 g", comma: "1250 g" } };
  const { paste, user, sentTo } = openPage({
    1: detailOf(1, { state: "asking" }, { format: "other", askedNumbers: [number] }),
  });
  await paste("Name");
  await user.click(await screen.findByRole("combobox", { name: "1.250 g in Mass" }));
  await user.click(await screen.findByRole("option", { name: "1250 g" }));
  await user.click(screen.getByRole("button", { name: "Check with these choices" }));
  const bodies = () => sentTo("/api/admin/product-imports/1/check").map(({ body }) => body);
  const decimalSigns = [{ heading: "Mass", decimalSign: "," }];
  await waitFor(() =>
    expect(bodies()).toEqual([{ choices: { categories: [], weightGrams: null, decimalSigns } }]),
  );
});

it("an import that somebody else overtook says so, and the file can be checked again", async () => {
  const late = wrongLine(5, "", "It was changed since the file was checked. Check the file again.");
  const server = { 1: detailOf(1, { changedProducts: 1 }) };
  const { paste, user } = openPage(server);
  await paste("Name");
  await user.click(await screen.findByRole("button", { name: "Import 1 product" }));
  server[1] = detailOf(1, { state: "done", wrongProducts: 1 }, { lines: [late] });
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Import 1 product" }),
  );
  await screen.findByText(/changed since the file was checked/);
  await user.click(screen.getByRole("button", { name: "Back to the file" }));
  const again = await screen.findByLabelText<HTMLTextAreaElement>("Or paste the lines here");
  expect(again.value).toBe("Name");
});

it("a check goes on while the connection is lost, and is read when it is back", async () => {
  const server: Record<number, ProductImportDetail | Error> = { 1: new TypeError("network") };
  const { paste } = openPage(server);
  await paste("Name");
  await screen.findByText(/cannot be read just now/);
  server[1] = detailOf(1, { unchangedProducts: 2 });
  await screen.findByText("2 products as the store has them.");
  expect(screen.queryByText(/cannot be read just now/)).toBeNull();
});

it("an import of the list is opened without a file, and closed again", async () => {
  const { user } = openPage({ 7: detailOf(7, { state: "stopped", newProducts: 3 }) }, [
    runOf(7, { fileName: "spring.csv", state: "stopped", newProducts: 3 }),
  ]);
  await user.click(await screen.findByRole("button", { name: "Open import 7" }));
  await screen.findByRole("button", { name: "Go on" });
  expect(screen.queryByRole("button", { name: "Open import 7" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await screen.findByLabelText("Or paste the lines here");
});

it("a refused upload stands in the form, and what was typed stays", async () => {
  const { user } = openAdminPart(
    <ProductImportPage />,
    ({ path, body }) => {
      if (body !== undefined) return refusal("state_conflict", "Another import is running.");
      return path.endsWith("images") ? { waiting: 0, failedCount: 0, failed: [] } : { imports: [] };
    },
    { resource: "product-imports" },
  );
  await user.type(await screen.findByLabelText("Or paste the lines here"), "Name");
  await user.click(screen.getByRole("button", { name: "Check" }));
  await screen.findByText("Another import is running.");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Or paste the lines here").value).toBe("Name");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Check" }).disabled).toBe(false);
});
