// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import type { GiftPlan } from "../../../contract/admin/gifts.ts";
import { GiveDialog } from "./give-dialog.tsx";
import { NoteForm } from "./note-form.tsx";

afterEach(cleanup);

const plan: GiftPlan = {
  recipients: [{ memberId: 4, fullName: "Meera Iyer", replacesLink: false }],
  others: [{ memberId: 5, fullName: "Asha Rao", reason: "claimed" }],
  lines: [{ line: 3, text: "nobody@ledgerline.example", outcome: "unknown" }],
  useUntil: "2027-01-20",
  problems: [],
  isSent: false,
};

it("says by name who would get a link of the pasted addresses, and mails at a second press", async () => {
  const sent: { dryRun?: boolean }[] = [];
  const { user } = openAdminPart(
    <GiveDialog occasionId={3} onClose={() => undefined} />,
    ({ body }) => {
      if (!body) return { rows: [], total: 0, isMore: false };
      sent.push(body as { dryRun: boolean });
      return { ...plan, isSent: !(body as { dryRun: boolean }).dryRun };
    },
    { role: "giver", resource: "gifts" },
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Give it to people" }));
  await user.click(dialog.getByLabelText("E-mail addresses that I paste"));
  await user.type(await dialog.findByLabelText("E-mail addresses"), "meera@ledgerline.example");
  await user.click(dialog.getByRole("button", { name: "Check first" }));
  await dialog.findByText("Meera Iyer");
  dialog.getByText("has this kit already");
  dialog.getByText("no member has this address or number");
  await user.click(dialog.getByRole("button", { name: "Send 1 link" }));
  await waitFor(() => expect(sent.map(({ dryRun }) => dryRun)).toEqual([true, false]));
  await dialog.findByRole("button", { name: "Close" });
  expect(sent[1]).toEqual({ lines: "meera@ledgerline.example", dryRun: false, seen: 1 });
});

it("writes the note in each language of the shop", async () => {
  const gift = {
    id: 3,
    name: "Thank you",
    state: "open" as const,
    opensOn: null,
    closesOn: null,
    kitName: "Kit",
    sent: 0,
    claimed: 0,
    notes: [
      { language: "en", note: "" },
      { language: "de", note: "Danke!" },
    ],
    version: 2,
  };
  const sent: unknown[] = [];
  const { user } = openAdminPart(
    <NoteForm gift={gift} />,
    ({ body }) => {
      sent.push(body);
      return gift;
    },
    { role: "giver", resource: "gifts" },
  );
  await user.type(await screen.findByLabelText("Note (English)"), "Thank you!");
  await user.click(screen.getByRole("button", { name: "Save the note" }));
  const notes = [
    { language: "en", note: "Thank you!" },
    { language: "de", note: "Danke!" },
  ];
  await waitFor(() => expect(sent).toEqual([{ version: 2, notes }]));
});
