// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { OrderNote } from "./order-note.tsx";
import { RefundDialog } from "./refunds/refund-dialog.tsx";

afterEach(cleanup);

const order = {
  id: "KS-1",
  status: "Delivered",
  refundable: 500,
  refunded: 0,
  refunding: 0,
  shipping: 0,
  isSwag: false,
  lines: [],
  refunds: [],
  payments: [],
  returns: [],
  shipments: [],
} as unknown as StaffOrder;

const forms: readonly { form: string; part: ReactNode; label: string }[] = [
  { form: "the note", part: <OrderNote order={order} />, label: "Note for staff" },
  { form: "the refund", part: <RefundDialog order={order} onClose={() => undefined} />, label: "Why *" },
];

describe("what was typed into", () => {
  it.each(forms)("$form of an order is offered after a reload, and brought back", async ({ part, label }) => {
    const { user, show } = openAdminPart(part, () => ({ providers: [] }), { role: "support" });
    await user.type(screen.getByLabelText(label), "Broken handle");
    show(null);
    show(part);
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe("");
    expect(screen.getByText("What you typed here was not saved.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Bring back" }));
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe("Broken handle");
    expect(screen.queryByText("What you typed here was not saved.")).toBeNull();
  });
});
