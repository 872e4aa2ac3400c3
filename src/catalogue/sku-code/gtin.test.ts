import { expect, it } from "vitest";
import { gtinKey, gtinProblem } from "./gtin.ts";

it("a GTIN has the right length and check digit", () => {
  for (const right of ["40170725", "036000291452", "4006381333931", "10012345678902"])
    expect(gtinProblem(right)).toBeUndefined();
  expect(gtinProblem("4006381333932")).toBe(
    "4006381333932 is no GTIN: its last digit does not fit the others.",
  );
  for (const wrong of ["", "123", "40063813339", "4006381333931x", "8.9012E+12"])
    expect(gtinProblem(wrong)).toContain("8, 12, 13 or 14 digits");
});

it("a UPC and its EAN are one number", () => {
  expect(gtinKey("036000291452")).toBe(gtinKey("0036000291452"));
});
