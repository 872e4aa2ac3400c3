import { expect, it } from "vitest";
import { documentDay } from "./document-day.ts";

it("writes a document's day as its reader does", () => {
  expect(documentDay({ language: "en" }, "2026-11-05")).toBe("5 Nov 2026");
  expect(documentDay({ language: "de" }, "2026-11-05")).toBe("5. Nov. 2026");
});
