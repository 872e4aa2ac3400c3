// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { useLocation } from "react-admin";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import type { Occasion } from "../../../contract/admin/occasions.ts";
import { CopyButton } from "./copy-button.tsx";
import { OccasionCreate } from "./occasion-create.tsx";
import { emptyOccasion } from "./occasion-form.tsx";

afterEach(cleanup);

const texts = [
  { language: "en", heading: "Ten years", words: "Thank you.", cardNote: "", boxLabel: "For you" },
  { language: "de", heading: "Zehn Jahre", words: "Danke.", cardNote: "", boxLabel: "Für dich" },
];
const images = [{ imageId: "a".repeat(24), path: "/images/a/front", alt: "A box", translations: {} }];
const occasion = {
  ...emptyOccasion,
  id: 4,
  version: 3,
  kind: "anniversary",
  name: "Ten years",
  kitProductId: 9,
  closesOn: "2030-01-01",
  budget: 80_000,
  texts,
  images,
  boxColourHex: "#aa3300",
} as unknown as Occasion;

const choices = {
  products: [],
  countries: [],
  offices: [],
  languages: [
    { id: "en", name: "English" },
    { id: "de", name: "German" },
  ],
};

const Pages = () =>
  useLocation().pathname === "/occasions/create" ? <OccasionCreate /> : <CopyButton occasion={occasion} />;

it("opens the form of a new occasion with what the other has, and saves nothing before that is asked for", async () => {
  const { user, sentTo } = openAdminPart(
    <Pages />,
    ({ path }) => (path === "/api/admin/occasion-choices" ? choices : { rows: [], total: 0 }),
    { resource: "occasions", role: "people" },
  );
  await user.click(screen.getByRole("link", { name: "Prepare another like it" }));
  expect(await screen.findByDisplayValue("Ten years (copy)")).toBeTruthy();
  expect(await screen.findByDisplayValue("Zehn Jahre")).toBeTruthy();
  expect(screen.getByLabelText("Remove language 2")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Prepare the occasion" }).hasAttribute("disabled")).toBe(false);
  expect(sentTo("/api/admin/occasions")).toEqual([]);
});
