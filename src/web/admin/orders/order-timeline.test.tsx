// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart, refusal } from "../../../../tests/support/admin-in-dom.tsx";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { OrderTimeline } from "./order-timeline.tsx";

afterEach(cleanup);

it("each document that was issued opens from the timeline as PDF", async () => {
  const issued = { at: "2026-11-21T10:00:00.000Z", kind: "document", detail: "₹998.00", by: "the store" };
  const timeline = [{ ...issued, id: "document-4", title: "Invoice KS/26-27/00007 issued", documentId: 4 }];
  const { user, sentTo } = openAdminPart(
    <OrderTimeline order={{ id: "KS-1", timeline } as unknown as StaffOrder} />,
    () => refusal("order_not_found", "There is no such document.", 404),
  );
  await user.click(screen.getByRole("button", { name: "Open the PDF: Invoice KS/26-27/00007 issued" }));
  await screen.findByText(/Document · the store/);
  expect(sentTo("/api/admin/orders/KS-1/documents/4")).toHaveLength(1);
});
