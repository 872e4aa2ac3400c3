// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart, refusal } from "../../../../tests/support/admin-in-dom.tsx";
import { SkipNumbers } from "./skip-numbers.tsx";

afterEach(cleanup);

const open = (respond: Parameters<typeof openAdminPart>[1]) => {
  const opened = openAdminPart(<SkipNumbers onSkipped={async () => undefined} />, respond);
  const bodies = () => opened.sentTo("/api/admin/invoices/skip").map(({ body }) => body);
  const fillIn = async (nextNumber: string) => {
    await opened.user.click(screen.getByRole("button", { name: /Skip numbers/ }));
    await opened.user.type(screen.getByLabelText(/Next number/), nextNumber);
    await opened.user.type(screen.getByLabelText(/Why/), "Restored");
    await opened.user.click(screen.getByRole("button", { name: "Skip them…" }));
  };
  return { ...opened, bodies, fillIn };
};

it("numbers are skipped after a question that says from which to which, as the server counts them", async () => {
  const { user, bodies, fillIn } = open(() => ({ from: 152, to: 201 }));
  await fillIn("202");
  const question = within(
    await screen.findByRole("dialog", { name: "Skip the invoice numbers 152 to 201?" }),
  );
  expect(
    question.getByText(/^50 numbers .* The next invoice gets number 202\. .*cannot be taken back/),
  ).toBeTruthy();
  const values = { kind: "invoice", nextNumber: 202, reason: "Restored" };
  expect(bodies()).toEqual([{ ...values, dryRun: true }]);
  await user.click(question.getByRole("button", { name: "Skip 50 numbers" }));
  await waitFor(() =>
    expect(bodies()).toEqual([
      { ...values, dryRun: true },
      { ...values, dryRun: false },
    ]),
  );
});

it("a refusal is shown beside what was typed, and nothing is asked", async () => {
  const { bodies, fillIn } = open(() => refusal("state_conflict", "At most 1,000 numbers at once."));
  await fillIn("90000");
  await screen.findByText("At most 1,000 numbers at once.");
  expect(bodies()).toHaveLength(1);
  expect(screen.getByLabelText<HTMLInputElement>(/Next number/).value).toBe("90000");
});
