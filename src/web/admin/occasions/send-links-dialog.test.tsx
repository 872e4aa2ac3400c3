// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart, refusal } from "../../../../tests/support/admin-in-dom.tsx";
import type { ClaimLinkPlan } from "../../../contract/admin/claim-links.ts";
import { SendLinksDialog } from "./send-links-dialog.tsx";

afterEach(cleanup);

const plan: ClaimLinkPlan = {
  recipients: [{ memberId: 1, fullName: "Asha Rao", email: "asha@private.example", replacesLink: false }],
  others: [
    { memberId: 2, fullName: "Noor Khan", reason: "not_eligible", notEligible: "other_country" },
    { memberId: 3, fullName: "Mara Lind", reason: "no_address", notEligible: null },
  ],
  lines: [],
  useUntil: "2026-12-20",
  problems: [{ problem: "stock_short", day: null, part: "T-shirt", size: "M", kits: 0, needed: 1 }],
  isSent: false,
};
const mail = { email: "asha@private.example", subject: "Ten years", text: "Hello Asha, …", html: "" };

type Sent = { readonly body: unknown };

function open(change: Partial<ClaimLinkPlan> = {}, refused?: Response) {
  const sent: Sent[] = [];
  let closed = 0;
  const opened = openAdminPart(
    <SendLinksDialog occasionId={4} onClose={() => (closed += 1)} />,
    (call) => {
      if (call.path.includes("/claim-mail?")) return mail;
      sent.push(call);
      const isDry = (call.body as { dryRun: boolean }).dryRun;
      if (!isDry && refused) return refused;
      return { ...plan, ...change, isSent: !isDry };
    },
    { role: "people", resource: "occasions" },
  );
  return { ...opened, sent, closed: () => closed };
}
const bodies = (sent: readonly Sent[]) => sent.map(({ body }) => body);

it("says in words what it would do before anything is mailed, and then sends to as many as were shown", async () => {
  const { user, sent } = open();
  expect(screen.queryByRole("button", { name: /^Send 1 link/ })).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Check first" }));
  await screen.findByText("1 member gets a mail with a link at once.");
  expect(screen.getByText(/It can be used until Sunday.* 20 December 2026/)).toBeTruthy();
  expect(screen.getByText("T-shirt, M: there is enough for 0, and 1 could claim it.")).toBeTruthy();
  const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });
  expect(within(row("Noor Khan")).getByText("works in another country")).toBeTruthy();
  expect(within(row("Mara Lind")).getByText("no e-mail address is known")).toBeTruthy();
  expect(screen.getByText("The mail to asha@private.example: “Ten years”")).toBeTruthy();
  expect(bodies(sent)).toEqual([{ dryRun: true }]);

  await user.click(screen.getByRole("button", { name: "Send 1 link" }));
  await screen.findByRole("button", { name: "Close" });
  expect(bodies(sent)).toEqual([{ dryRun: true }, { dryRun: false, seen: 1 }]);
  expect(screen.queryByRole("button", { name: "Check first" })).toBeNull();
});

it("asks for another check when another choice is made", async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole("button", { name: "Check first" }));
  await screen.findByRole("button", { name: "Send 1 link" });
  await user.click(screen.getByLabelText("Members of a list that I paste"));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Send 1 link" })).toBeNull());
  expect(screen.getByRole("button", { name: "Check first" }).hasAttribute("disabled")).toBe(true);
  await user.type(screen.getByLabelText("List of members"), "W-17");
  await user.click(screen.getByRole("button", { name: "Check first" }));
  await screen.findByRole("button", { name: "Send 1 link" });
  expect(bodies(sent)).toEqual([{ dryRun: true }, { lines: "W-17", dryRun: true }]);
});

it("is a rehearsal before the occasion is started: nothing can be sent", async () => {
  const started = {
    problem: "not_started" as const,
    day: null,
    part: "",
    size: "",
    kits: null,
    needed: null,
  };
  const { user } = open({ problems: [started] });
  await user.click(await screen.findByRole("button", { name: "Check first" }));
  await screen.findByText(/What you see is a rehearsal/);
  expect(screen.queryByRole("button", { name: "Send 1 link" })).toBeNull();
});

it("shows a refusal, and asks for another check", async () => {
  const { user } = open({}, refusal("state_conflict", "Others would get a link by now than were shown."));
  await user.click(await screen.findByRole("button", { name: "Check first" }));
  await user.click(await screen.findByRole("button", { name: "Send 1 link" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Send 1 link" })).toBeNull());
  expect(screen.getByRole("button", { name: "Check first" })).toBeTruthy();
});
