// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import { emptyMember, toMemberInput } from "./member-form.tsx";
import { MemberList } from "./member-list.tsx";
import { describeMerge } from "./merge-member.tsx";

afterEach(cleanup);

it("sends what the call takes: texts that were emptied, and nothing that only the record shows", () => {
  const shown = {
    ...emptyMember,
    version: 3,
    firstName: "Asha",
    lastName: null as unknown as string,
    fullName: "Asha",
    employments: [{ startOn: "2026-12-01", endOn: "" }],
    emails: [{ email: "asha@home.example", kind: "private" as const, isProved: true }],
  };
  expect(toMemberInput(shown)).toEqual({
    ...emptyMember,
    version: 3,
    firstName: "Asha",
    employments: [{ startOn: "2026-12-01", endOn: null }],
    emails: [{ email: "asha@home.example", kind: "private" }],
  });
});

it("says before two members become one which account is left, and that two kits count as one", () => {
  const side = { id: 1, fullName: "Asha Rao", hrId: "", emails: [], account: "", employments: [], kits: 1 };
  const lines = describeMerge({
    stays: side,
    goes: { ...side, id: 2 },
    after: {
      ...side,
      account: "a@b.example",
      kits: 2,
      employments: [{ startOn: "2026-12-01", endOn: null }],
    },
    leftAccount: "c@d.example",
    isDone: false,
  });
  expect(lines).toContain("The account c@d.example is then no member’s; its address stays known.");
  expect(lines).toContain("2 welcome kits redeemed, counted as one.");
});

it("lists members for the role people, with one to create", async () => {
  const rows = [
    {
      id: 7,
      fullName: "Zoë Lindqvist",
      hrId: "",
      email: "zoe@ledgerline.example",
      status: "coming",
      startOn: "2026-12-01",
      endOn: null,
      office: "",
      country: "Sweden",
      employmentKind: null,
      hasAccount: false,
      hasKit: false,
    },
  ];
  openAdminPart(<MemberList />, () => ({ rows, total: 1, isMore: false }), {
    resource: "members",
    role: "people",
  });
  expect(await screen.findByText("Zoë Lindqvist")).toBeTruthy();
  expect(screen.getByText("Coming")).toBeTruthy();
  expect(screen.getByText("1 Dec 2026")).toBeTruthy();
});
