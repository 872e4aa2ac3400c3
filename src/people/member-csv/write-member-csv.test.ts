import fc from "fast-check";
import { expect, it } from "vitest";
import { address, input, places } from "../../../tests/support/member-file.ts";
import { employmentKinds } from "../../contract/admin/members.ts";
import type { MemberId } from "../../contract/ids.ts";
import { countryCodes } from "../../platform/country/country-codes.ts";
import type { KnownMember } from "./known-company.ts";
import { planMemberImport } from "./plan-member-import.ts";
import { readMemberFile } from "./read-member-lines.ts";
import { writeMemberCsv } from "./write-member-csv.ts";

it("an export that is imported again changes nothing", () => {
  const words = fc.string({
    unit: fc.constantFrom(..."aÅ=+@'\",;- 1\u0915".split("")),
    minLength: 1,
    maxLength: 9,
  });
  const text = words.map((each) => each.trim()).filter((each) => each !== "");
  const day = fc
    .integer({ min: 0, max: 300 })
    .map((months) => `${2010 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-15`);
  const employments = fc
    .uniqueArray(day, { minLength: 0, maxLength: 6 })
    .map((days) => days.toSorted())
    .map((days) =>
      days.flatMap((startOn, at) => (at % 2 === 0 ? [{ startOn, endOn: days[at + 1] ?? null }] : [])),
    );
  const member = fc.record({
    hasNumber: fc.boolean(),
    firstName: text,
    lastName: fc.option(text, { nil: "" }),
    costCenter: fc.option(text, { nil: "" }),
    officeId: fc.constantFrom(null, 1, 2),
    countryCode: fc.constantFrom("", ...countryCodes),
    employmentKind: fc.constantFrom(null, ...employmentKinds),
    employments,
    emails: fc.subarray(["company", "private", "company", "private"] as const),
    sizes: fc.subarray([
      { categoryId: 5, size: "M" },
      { categoryId: 6, size: "2 XL/t" },
    ]),
    manager: fc.nat(9),
  });
  fc.assert(
    fc.property(fc.array(member, { minLength: 1, maxLength: 6 }), (made) => {
      const members = made.map(
        ({ hasNumber, manager, emails, ...each }, at): KnownMember => ({
          ...each,
          memberId: (at + 1) as MemberId,
          version: 1,
          source: hasNumber ? "Work-day, =1" : "",
          hrId: hasNumber ? `0${at}` : "",
          managerId: manager !== at && manager < made.length ? ((manager + 1) as MemberId) : null,
          emails: emails.map((kind, index) => address(`M${at}.${index}@home.example`, kind)),
        }),
      );
      const csv = writeMemberCsv(members, { ...places, managers: members });
      const file = readMemberFile(input(csv, { source: "" }), places);
      expect(file.columns.filter(({ field, example }) => example && !field)).toEqual([]);
      const lines = planMemberImport(file.lines, { ...places, members, source: "" });
      expect(lines.map(({ outcome, changes, reason: why, about }) => [outcome, changes, why, about])).toEqual(
        members.map(() => ["unchanged", [], null, ""]),
      );
    }),
  );
});
