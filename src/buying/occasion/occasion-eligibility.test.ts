import { describe, expect, it } from "vitest";
import {
  kitEmployment,
  type OccasionMember,
  type OccasionRules,
  occasionIneligibility,
} from "./occasion-eligibility.ts";

const occasion: OccasionRules = {
  audience: "rules",
  countryCodes: [],
  officeIds: [],
  employmentKinds: [],
  startedFrom: null,
  startedTo: null,
  redeemedOnce: "ever",
  claims: "at_once",
  opensOn: "2026-11-10",
  closesOn: "2026-11-20",
  isStarted: true,
  isArchived: false,
};
const member: OccasionMember = {
  countryCode: "IN",
  officeId: 3,
  employmentKind: "permanent",
  employments: [{ startOn: "2020-03-01", endOn: null }],
  isListed: false,
};

describe("who may claim the kit of an occasion", () => {
  it.each([
    ["2026-11-09", "not_open"],
    ["2026-11-10", undefined],
    ["2026-11-20", undefined],
    ["2026-11-21", "closed"],
  ])("by its days, on %s: %s", (today, expected) => {
    expect(occasionIneligibility(occasion, member, today)).toBe(expected);
  });

  const ineligibility = (of: Partial<OccasionRules>, who: Partial<OccasionMember> | null = {}) =>
    occasionIneligibility({ ...occasion, ...of }, who && { ...member, ...who }, "2026-11-15");

  it("not before staff have started it, and not once it is archived", () => {
    expect(ineligibility({ isStarted: false })).toBe("not_open");
    expect(ineligibility({ isArchived: true })).toBe("closed");
    expect(ineligibility({ isStarted: false, opensOn: null, closesOn: null })).toBe("not_open");
  });

  it("members who fit every rule", () => {
    expect(
      ineligibility({ countryCodes: ["DE", "IN"], officeIds: [3], employmentKinds: ["permanent"] }),
    ).toBe(undefined);
    expect(ineligibility({ countryCodes: ["DE"] })).toBe("other_country");
    expect(ineligibility({ countryCodes: ["DE"] }, { countryCode: null })).toBe("other_country");
    expect(ineligibility({ officeIds: [4] })).toBe("other_office");
    expect(ineligibility({ employmentKinds: ["intern"] })).toBe("other_employment");
    expect(ineligibility({ startedFrom: "2020-03-01", startedTo: "2020-03-01" })).toBe(undefined);
    expect(ineligibility({ startedFrom: "2020-03-02" })).toBe("other_start");
    expect(ineligibility({ startedTo: "2020-02-29" })).toBe("other_start");
    expect(ineligibility({ startedTo: "2020-02-29" }, { employments: [] })).toBe("other_start");
  });

  it("members of a list, whatever the rules say", () => {
    expect(ineligibility({ audience: "list", countryCodes: ["DE"] }, { isListed: true })).toBe(undefined);
    expect(ineligibility({ audience: "list" })).toBe("not_listed");
  });

  it("who is coming too, and nobody who has left", () => {
    expect(ineligibility({}, { employments: [{ startOn: "2026-12-01", endOn: null }] })).toBe(undefined);
    expect(ineligibility({}, { employments: [] })).toBe(undefined);
    for (const audience of ["anyone", "rules", "list"] as const)
      expect(
        ineligibility(
          { audience },
          { isListed: true, employments: [{ startOn: "2020-03-01", endOn: "2026-11-14" }] },
        ),
      ).toBe("left");
  });

  it("somebody whom the company does not know, only where it is for anyone", () => {
    expect(ineligibility({}, null)).toBe("no_member");
    expect(ineligibility({ audience: "list" }, null)).toBe("no_member");
    expect(ineligibility({ audience: "anyone" }, null)).toBe(undefined);
  });
});

describe("the employment that a kit counts for", () => {
  const cameBack = {
    employments: [
      { startOn: "2026-02-01", endOn: null },
      { startOn: "2020-03-01", endOn: "2022-04-30" },
    ],
  };
  it("is none where a kit is once ever", () => {
    expect(kitEmployment({ redeemedOnce: "ever" }, cameBack, "2026-11-15")).toBe(null);
    expect(kitEmployment({ redeemedOnce: "employment" }, null, "2026-11-15")).toBe(null);
    expect(kitEmployment({ redeemedOnce: "employment" }, { employments: [] }, "2026-11-15")).toBe(null);
  });
  it.each([
    ["2026-11-15", { startOn: "2026-02-01", previousEndOn: "2022-04-30" }],
    ["2021-01-01", { startOn: "2020-03-01", previousEndOn: null }],
    ["2024-01-01", { startOn: "2026-02-01", previousEndOn: "2022-04-30" }],
  ])("is that of today or the next one, on %s", (today, expected) => {
    expect(kitEmployment({ redeemedOnce: "employment" }, cameBack, today)).toEqual(expected);
  });
});
