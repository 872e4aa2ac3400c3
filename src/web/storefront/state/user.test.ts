import { expect, it } from "vitest";
import { parcelNameOf } from "./user.ts";

it("a parcel is for somebody with a last name: one that nobody gave is asked for at the checkout", () => {
  expect(parcelNameOf({ fullName: "Anna Rao" })).toBe("Anna Rao");
  expect(parcelNameOf({ fullName: "jana" })).toBe("");
});
