// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import type { Member } from "../../../contract/admin/members.ts";
import { EraseMember } from "./erase-member.tsx";
import { emptyMember } from "./member-form.tsx";
import { PartMember } from "./part-member.tsx";

afterEach(cleanup);

const member = {
  ...emptyMember,
  id: 7,
  version: 3,
  fullName: "Asha Rao",
  emails: [
    { email: "asha@home.example", kind: "private", isProved: false },
    { email: "bo@home.example", kind: "private", isProved: false },
  ],
  account: { personId: 9, email: "asha@ledgerline.example" },
  history: [],
} as unknown as Member;

it("says what parting does while it is chosen, and then parts", async () => {
  const { user, sentTo } = openAdminPart(<PartMember />, () => ({}), {
    record: member,
    resource: "members",
    role: "people",
  });
  const button = screen.getByRole("button", { name: "Make them two members" });
  expect(button).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("checkbox", { name: "bo@home.example" }));
  await user.type(screen.getByLabelText(/^First name of the other person/), "Bo");
  expect(screen.getByText("These addresses go there, with their claim links: bo@home.example.")).toBeTruthy();
  expect(screen.getByText("Kits that were redeemed stay with Asha Rao.")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: /is the other person’s/ }));
  expect(
    screen.getByText(/goes there with the kits that it redeemed; Asha Rao may redeem one then/),
  ).toBeTruthy();
  await user.click(button);
  expect(sentTo("/api/admin/members/7/part").map(({ body }) => body)).toEqual([
    { version: 3, firstName: "Bo", lastName: "", emails: ["bo@home.example"], takesAccount: true },
  ]);
});

it("erases who has no account after a question, for administrators only", async () => {
  const { user, sentTo } = openAdminPart(<EraseMember />, () => ({ isErased: true }), {
    record: { ...member, account: null },
    resource: "members",
  });
  await user.click(await screen.findByRole("button", { name: "Erase this member…" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("nobody can undo it");
  await user.click(within(dialog).getByRole("button", { name: "Erase" }));
  expect(sentTo("/api/admin/members/7/erase")).toHaveLength(1);
});

it("sends who has an account to its person, and shows nothing to the people team", async () => {
  const { show } = openAdminPart(<EraseMember />, () => ({}), { record: member, resource: "members" });
  expect((await screen.findByRole("link", { name: "To the person" })).getAttribute("href")).toContain(
    "/people/9/show",
  );
  show(null);
  openAdminPart(<EraseMember />, () => ({}), { record: member, resource: "members", role: "people" });
  expect(screen.queryByText("Erase")).toBeNull();
});
