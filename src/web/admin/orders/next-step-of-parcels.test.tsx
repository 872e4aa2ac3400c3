// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { OrderStatusActions } from "./order-status-actions.tsx";

afterEach(cleanup);

const dispatched = (more: object) =>
  ({
    id: "KS-1",
    status: "Dispatched",
    isSwag: false,
    nextStatuses: ["Delivered"],
    lines: [{ toSend: 0 }],
    shipments: [],
    ...more,
  }) as unknown as StaffOrder;
const lost = { number: 2, state: "lost", needsDecision: true };

describe("the next step of a dispatched order", () => {
  it.each([
    [dispatched({ lines: [{ toSend: 2 }, { toSend: 1 }] }), "Under Parcels, send what is left: 3 pieces."],
    [dispatched({ shipments: [lost] }), "Parcel 2 is lost: under Parcels, send it again or refund it."],
  ])("is what the server asks for before it can be delivered (%#)", (order, text) => {
    openAdminPart(<OrderStatusActions order={order} />, () => ({ providers: [] }), { role: "support" });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Mark delivered" })).toBeNull();
  });

  it("is not to dispatch it when every piece was refunded before it left", () => {
    const refunded = { status: "Order Confirmed", nextStatuses: ["Dispatched", "Cancelled"] };
    openAdminPart(<OrderStatusActions order={dispatched(refunded)} />, () => ({ providers: [] }));
    expect(screen.queryByRole("button", { name: "Dispatch" })).toBeNull();
    expect(screen.getByRole("button", { name: "Cancel order" })).toBeTruthy();
  });

  it("is to mark it delivered when every parcel is under way", () => {
    openAdminPart(<OrderStatusActions order={dispatched({})} />, () => ({ providers: [] }));
    expect(screen.getByRole("button", { name: "Mark delivered" })).toBeTruthy();
  });
});
