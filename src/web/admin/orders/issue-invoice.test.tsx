// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart, refusal } from "../../../../tests/support/admin-in-dom.tsx";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { IssueInvoice } from "./issue-invoice.tsx";

afterEach(cleanup);

const order = {
  id: "KS-1",
  status: "Order Confirmed",
  buyer: "Asha Rao",
  billingOffice: "Pune",
  isGift: false,
  addresses: [],
  billingGstin: "27AAPFU0939F1ZV",
} as unknown as StaffOrder;

it("an invoice takes its number only after a question that says what is issued, and that the number stays taken", async () => {
  const { user, sentTo } = openAdminPart(<IssueInvoice order={order} />, () =>
    refusal("state_needed", "'Bombay side' is not a state of India.", 422),
  );
  const issued = () => sentTo("/api/admin/orders/KS-1/invoice");
  await user.click(screen.getByRole("button", { name: "Issue the invoice" }));
  const question = within(await screen.findByRole("dialog"));
  expect(question.getByText(/Issue the invoice of KS-1\?/)).toBeTruthy();
  expect(
    question.getByText(/^Everything of this order is invoiced to Pune, GSTIN 27AAPFU0939F1ZV\./),
  ).toBeTruthy();
  expect(question.getByText(/next number.*cannot be given back/)).toBeTruthy();
  expect(issued()).toEqual([]);
  await user.click(question.getByRole("button", { name: "Issue it" }));
  await screen.findByLabelText(/Place of supply/);
  expect(issued()).toHaveLength(1);
});
