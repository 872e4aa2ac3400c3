import { expect, it } from "vitest";
import { readAddresses } from "../account/pasted-addresses.ts";
import { planBatch } from "./batch-plan.ts";

const nothing = { withCode: new Set<string>(), withKit: new Set<string>(), blocked: new Set<string>() };
const pasted = readAddresses("a@x.example\nb@x.example\nA@x.example\nnobody");

it("gives each address one code, and says of every other line why it gets none", () => {
  expect(planBatch(pasted, "swag", { ...nothing, withCode: new Set(["b@x.example"]) })).toEqual([
    { line: 1, email: "a@x.example", outcome: "ready" },
    { line: 2, email: "b@x.example", outcome: "has_code" },
    { line: 3, email: "a@x.example", outcome: "duplicate" },
    { line: 4, email: "nobody", outcome: "malformed" },
  ]);
});

it("passes over who has a kit already only where the code is for a kit", () => {
  const known = { ...nothing, withKit: new Set(["a@x.example"]) };
  expect(planBatch(pasted, "swag", known)[0]?.outcome).toBe("has_kit");
  expect(planBatch(pasted, "percent", known)[0]?.outcome).toBe("ready");
});

it("gives nothing to who has left, whatever else is known", () => {
  const all = new Set(["a@x.example"]);
  expect(planBatch(pasted, "swag", { withCode: all, withKit: all, blocked: all })[0]?.outcome).toBe("left");
});
