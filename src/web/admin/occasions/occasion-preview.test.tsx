// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import type { Occasion } from "../../../contract/admin/occasions.ts";
import { ChangeButton } from "../records/change-button.tsx";
import { copyOfOccasion } from "./occasion-copy.ts";
import { OccasionPreview } from "./occasion-preview.tsx";

afterEach(cleanup);

const text = (language: string, heading: string, boxLabel = "") => ({
  language,
  heading,
  words: "",
  cardNote: "",
  boxLabel,
});
const page = {
  texts: [text("en", "Ten years", "Thank you."), text("de", "Zehn Jahre", "Danke.")],
  boxColourHex: "#aa3300",
  images: [{ imageId: "a".repeat(24), path: "/images/a/front", alt: "A box" }],
  kitName: "Box",
};

it("shows the page of an occasion in each of its languages", async () => {
  const { user } = openAdminPart(<OccasionPreview {...page} />, () => []);
  expect(screen.getByText("Ten years")).toBeTruthy();
  expect(screen.getByText("Thank you.")).toBeTruthy();
  expect(screen.getByAltText("A box").getAttribute("src")).toContain("/images/a/front");
  await user.click(screen.getByRole("combobox"));
  await user.click(screen.getByRole("option", { name: "German" }));
  expect(screen.getByText("Zehn Jahre")).toBeTruthy();
  expect(screen.getByText("Danke.")).toBeTruthy();
});

it("says what is shown of an occasion without words and images", () => {
  openAdminPart(<OccasionPreview texts={[]} boxColourHex={null} images={[]} kitName="Box" />, () => []);
  for (const line of ["Box", "No words yet", "No images of its own: the kit’s first one is shown."])
    expect(screen.getByText(line)).toBeTruthy();
});

it("changes with a word on every screen, and begins a copy without the kit and the days", () => {
  openAdminPart(<ChangeButton />, () => [], { resource: "occasions", record: { id: 4 } });
  expect(screen.getByRole("link", { name: "Change" }).getAttribute("href")).toContain("/occasions/4");
  const occasion = { ...page, id: 4, name: "Ten", kitProductId: 9, closesOn: "2030-01-01", version: 3 };
  const copy = copyOfOccasion(occasion as unknown as Occasion);
  expect(copy).toMatchObject({ name: "Ten (copy)", images: page.images, kitProductId: null, closesOn: null });
  expect(copy).not.toHaveProperty("version");
});
