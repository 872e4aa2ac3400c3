import { describe, expect, it } from "vitest";
import { memberStatus, mergeEmployments, overlapIn } from "./member.ts";

const span = (startOn: string, endOn: string | null = null) => ({ startOn, endOn });

describe("the status of a member", () => {
  it.each([
    ["nobody has said when they come", [], "coming"],
    ["the first day is tomorrow", [span("2026-12-02")], "coming"],
    ["today is the first day", [span("2026-12-01")], "here"],
    ["today is the last day", [span("2026-01-01", "2026-12-01")], "here"],
    ["yesterday was the last day", [span("2026-01-01", "2026-11-30")], "left"],
    ["they left and come back", [span("2020-01-01", "2021-01-01"), span("2027-01-01")], "coming"],
    ["they came back", [span("2026-11-01"), span("2020-01-01", "2021-01-01")], "here"],
  ] as const)("where %s: %j is %s", (_, employments, status) => {
    expect(memberStatus(employments, "2026-12-01").status).toBe(status);
  });

  it("names the days of the employment that it is from", () => {
    const employments = [span("2020-01-01", "2021-01-01"), span("2027-01-01")];
    expect(memberStatus(employments, "2026-12-01")).toMatchObject(span("2027-01-01"));
    expect(memberStatus(employments.slice(0, 1), "2026-12-01")).toMatchObject(
      span("2020-01-01", "2021-01-01"),
    );
  });
});

it("two employments overlap when they share a day", () => {
  expect(overlapIn([span("2026-01-01", "2026-02-01"), span("2026-02-02")])).toBeUndefined();
  expect(overlapIn([span("2026-02-01"), span("2026-01-01", "2026-02-01")])?.[1]).toEqual(span("2026-02-01"));
  expect(overlapIn([span("2026-01-01"), span("2030-01-01")])).toBeDefined();
});

it("employments of two records that share a day become one", () => {
  expect(
    mergeEmployments([
      span("2026-03-01"),
      span("2026-01-01", "2026-03-01"),
      span("2020-01-01", "2021-01-01"),
    ]),
  ).toEqual([span("2020-01-01", "2021-01-01"), span("2026-01-01")]);
  expect(mergeEmployments([span("2026-01-01", "2026-06-01"), span("2026-02-01", "2026-03-01")])).toEqual([
    span("2026-01-01", "2026-06-01"),
  ]);
});
