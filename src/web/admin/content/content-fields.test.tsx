// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import { ContentFields } from "./content-fields.tsx";

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.languages;
});

it.each([
  [null, "Empty: the built-in text in Norwegian Bokmål."],
  ["<p>Our own.</p>", "What is empty is shown below /nb in your own words, marked as English."],
])(
  "a policy of %j says what the page in another language shows without a translation",
  async (html, note) => {
    document.documentElement.dataset.languages = "de nb";
    const fields = <ContentFields content={{ kind: "return-policy", html }} onChange={() => undefined} />;
    const { user } = openAdminPart(fields, () => ({}), { role: "admin" });
    await user.click(await screen.findByRole("button", { name: /^In Norwegian Bokmål/ }));
    expect(await screen.findByText(note)).toBeTruthy();
  },
);
