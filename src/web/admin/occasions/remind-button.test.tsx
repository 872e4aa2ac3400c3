// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart, refusal } from "../../../../tests/support/admin-in-dom.tsx";
import type { ReminderPlan } from "../../../contract/admin/choices.ts";
import { RemindButton } from "./remind-button.tsx";

afterEach(cleanup);

const planned: ReminderPlan = {
  reminded: 3,
  others: [
    { reason: "chosen", count: 5 },
    { reason: "card", count: 2 },
  ],
  isSent: false,
};

function open(plan: ReminderPlan, refused?: Response) {
  const sent: unknown[] = [];
  const opened = openAdminPart(
    <RemindButton occasionId={4} />,
    (call) => {
      sent.push(call.body);
      const { dryRun } = call.body as { dryRun: boolean };
      return dryRun ? plan : (refused ?? { ...plan, isSent: true });
    },
    { role: "people", resource: "occasions" },
  );
  return { ...opened, sent };
}

it("says how many are reminded and why not the others, and mails at a second press", async () => {
  const { user, sent } = open(planned);
  await user.click(screen.getByRole("button", { name: "Remind who has not chosen…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remind 3 people?" }));
  dialog.getByText("5: have chosen");
  dialog.getByText("2: they have a printed card");
  expect(sent).toEqual([{ dryRun: true }]);
  await user.click(dialog.getByRole("button", { name: "Remind 3 people" }));
  await waitFor(() => expect(sent).toEqual([{ dryRun: true }, { dryRun: false, seen: 3 }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("has nothing to press where nobody is to be reminded", async () => {
  const { user } = open({ ...planned, reminded: 0, others: [{ reason: "recent", count: 3 }] });
  await user.click(screen.getByRole("button", { name: "Remind who has not chosen…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Nobody is to be reminded" }));
  dialog.getByText("3: were mailed in the last 24 hours");
  expect(dialog.queryByRole("button", { name: /Remind/ })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("says that others would be reminded by now, and closes", async () => {
  const { user } = open(planned, refusal("state_conflict", "Others would be reminded by now."));
  await user.click(screen.getByRole("button", { name: "Remind who has not chosen…" }));
  await user.click(await screen.findByRole("button", { name: "Remind 3 people" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
