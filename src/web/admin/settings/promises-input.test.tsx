// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";
import { PromisesInput } from "./promises-input.tsx";

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.languages;
});

it("has the removal of a promise after its fields in all languages, and names what it removes", async () => {
  openBrowser(() => null);
  document.documentElement.dataset.languages = "de nb";
  const promise = { title: "World Wide Shipping", text: "Wherever your colleagues are." };
  renderPage(<PromisesInput value={[promise]} onChange={() => undefined} />);
  await userEvent.click(screen.getByRole("button", { name: "In Norwegian Bokmål 2 missing" }));
  const controls = [...screen.getAllByRole("textbox"), ...screen.getAllByRole("button")].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const names = controls.map((it) => (it as HTMLInputElement).labels?.[0]?.textContent || it.textContent);
  expect(names).toEqual([
    ...["Promise 1", "What it means", "In German2 missing", "In Norwegian Bokmål2 missing"],
    ...["Promise 1 in Norwegian Bokmål", "What promise 1 means in Norwegian Bokmål"],
    ...["Remove promise 1", "Add a promise"],
  ]);
});
