import { expect, it } from "vitest";
import { emptyOccasion, toOccasionInput } from "./occasion-form.tsx";
import { daysInWords } from "./occasion-labels.ts";

it("sends what the call takes: no day for an emptied one, no text that is empty, and nothing that only the record shows", () => {
  const shown = {
    ...emptyOccasion,
    version: 3,
    name: "Ten years",
    costCenter: null as unknown as string,
    opensOn: "" as string | null,
    claimed: 4,
    texts: [
      {
        language: "en",
        heading: " Ten years ",
        words: null as unknown as string,
        cardNote: "",
        boxLabel: "",
      },
      { language: "de", heading: "", words: "", cardNote: "", boxLabel: "" },
    ],
    images: [{ imageId: "a".repeat(24), path: "/images/a/b", alt: null as unknown as string }],
  };
  expect(toOccasionInput(shown)).toEqual({
    ...emptyOccasion,
    version: 3,
    name: "Ten years",
    texts: [{ language: "en", heading: "Ten years", words: "", cardNote: "", boxLabel: "" }],
    images: [{ imageId: "a".repeat(24), alt: "" }],
  });
});

it("says from when to when a kit can be claimed", () => {
  expect(daysInWords({ opensOn: "2026-12-01", closesOn: null })).toBe("From 1 Dec 2026");
  expect(daysInWords({ opensOn: null, closesOn: null })).toBe("Without an end");
});
