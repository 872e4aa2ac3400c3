// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart, refusal } from "../../../../tests/support/admin-in-dom.tsx";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { OrderDocuments } from "./order-documents.tsx";
import { PaidBackActions } from "./paid-back-actions.tsx";

afterEach(cleanup);

const paidBack = (status: string, nextStatuses: readonly string[], toSend = 2) =>
  ({
    id: "KS-1",
    status,
    nextStatuses,
    email: "asha@example.com",
    lines: [{ toSend }, { toSend: 0 }],
  }) as unknown as StaffOrder;
const open = (order: StaffOrder) =>
  openAdminPart(<PaidBackActions order={order} />, () => refusal("state_conflict", "Too late.", 409));
const offers = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

it.each([
  ["confirmed", paidBack("Order Confirmed", ["Cancelled"]), ["Send it all the same…", "Cancel order…"]],
  ["sent in part", paidBack("Dispatched", ["Delivered"]), ["Send it all the same…", "Do not send the rest…"]],
  ["confirmed, with every piece refunded", paidBack("Order Confirmed", ["Cancelled"], 0), ["Cancel order…"]],
])("an order that was paid back and is %s offers to send it, and the way not to", (_how, order, offered) => {
  open(order);
  expect(offers()).toEqual(offered);
});

it.each([
  ["decide", []],
  ["pack", ["Packing slip", "Packed", "Issue the invoice"]],
  ["send", ["Packing slip", "Not packed after all", "Issue the invoice"]],
])("an order that waits in '%s' offers these documents: %s", (queue, offered) => {
  const documents = { documents: [], grandTotal: 10, invoiceNo: null, queue };
  const order = { ...paidBack("Order Confirmed", []), ...documents, isSwag: false } as unknown as StaffOrder;
  openAdminPart(<OrderDocuments order={order} />, () => refusal("state_conflict", "Too late.", 409));
  expect(offers().filter((label) => label !== "Save")).toEqual(offered);
});

it("the rest of an order is withheld only after a question that says what becomes of it", async () => {
  const { user, sentTo } = open(paidBack("Dispatched", ["Delivered"]));
  const sent = () => sentTo("/api/admin/orders/KS-1/withhold-rest");
  await user.click(screen.getByRole("button", { name: "Do not send the rest…" }));
  const question = within(await screen.findByRole("dialog"));
  expect(
    question.getByText(/^2 pieces will go back to stock, and a mail tells asha@example.com/),
  ).toBeTruthy();
  expect(question.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    ...["Not now", "Do not send it"],
  ]);
  expect(sent()).toEqual([]);
  await user.click(question.getByRole("button", { name: "Do not send it" }));
  await expect.poll(() => sent().length).toBe(1);
});
