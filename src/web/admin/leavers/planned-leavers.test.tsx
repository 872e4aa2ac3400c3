// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import { PlannedLeavers } from "./planned-leavers.tsx";

afterEach(cleanup);

const planned = {
  id: 4,
  email: "asha@ledgerline.example",
  lastDay: "2026-12-31",
  listedBy: "people@ledgerline.example",
  listedAt: "2026-11-27T10:00:00.000Z",
};
const open = (rows: readonly (typeof planned)[]) =>
  openAdminPart(
    <PlannedLeavers
      response={{ planned: [...rows], timeZone: "Asia/Kolkata" }}
      problem={undefined}
      load={async () => undefined}
    />,
    () => ({}),
  );

it("says until which day somebody works, in words, and in which time zone that day ends", async () => {
  const { user } = open([planned]);
  expect(await screen.findByText(/works until 31 December 2026 · listed by/)).toBeTruthy();
  expect(screen.getByText(/^A last day is over at midnight in Asia\/Kolkata/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Keep the access of asha@ledgerline.example" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/goes on after 31 December 2026\.$/)).toBeTruthy();
});

it("names no time zone where nobody leaves later", async () => {
  open([]);
  expect(await screen.findByText(/^Nobody\./)).toBeTruthy();
  expect(screen.queryByText(/midnight/)).toBeNull();
});
