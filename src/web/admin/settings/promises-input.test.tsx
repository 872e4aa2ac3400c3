// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";
import { PromisesInput } from "./promises-input.tsx";

it("has the removal of a promise after its fields in both languages, and names what it removes", () => {
  openBrowser(() => null);
  const promise = { title: "World Wide Shipping", text: "Wherever your colleagues are." };
  renderPage(<PromisesInput value={[promise, promise]} offersGerman onChange={() => undefined} />);
  const controls = [...screen.getAllByRole("textbox"), ...screen.getAllByRole("button")].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const names = controls.map((it) => (it as HTMLInputElement).labels?.[0]?.textContent || it.textContent);
  expect(names).toEqual([
    ...["Promise 1", "What it means", "Promise 1 in German", "What it means, in German", "Remove promise 1"],
    ...["Promise 2", "What it means", "Promise 2 in German", "What it means, in German", "Remove promise 2"],
    "Add a promise",
  ]);
});
