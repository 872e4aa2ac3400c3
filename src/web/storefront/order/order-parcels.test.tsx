// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { OrderDetails } from "../../../contract/customer-orders.ts";
import { inLanguage } from "../../../platform/language/in-language.ts";
import { OrderParcels } from "./order-parcels.tsx";

afterEach(cleanup);

const parcel = (more: Partial<OrderDetails["parcels"][number]>): OrderDetails["parcels"][number] => ({
  number: 1,
  state: "sent",
  outcome: "",
  shippedBy: "BlueDart",
  awbNo: "BD 1",
  trackingUrl: "",
  shipmentDate: "24 Nov 2026",
  lines: [],
  ...more,
});

it("writes the day as its reader does", () => {
  inLanguage("de", () =>
    render(<OrderParcels order={{ parcels: [parcel({})] } as unknown as OrderDetails} />),
  );
  expect(screen.getByText("Unterwegs · 24. Nov. 2026")).toBeTruthy();
});

it("has the courier's page on a line of its own, so that no line begins with a separator", () => {
  const tracked = parcel({ trackingUrl: "https://courier.example/BD1" });
  render(<OrderParcels order={{ parcels: [tracked] } as unknown as OrderDetails} />);
  expect(screen.getByRole("link").parentElement?.textContent).not.toContain("·");
});

it.each([
  [parcel({}), "On its way"],
  [parcel({ state: "lost" }), "Lost: we are looking into it"],
  [parcel({ state: "lost", outcome: "sent again" }), "Did not arrive: sent again"],
  [parcel({ state: "returned to sender", outcome: "refunded" }), "Did not arrive: refunded"],
  [parcel({ state: "lost", outcome: "cancelled" }), "Did not arrive: cancelled"],
])("a parcel says what became of it, and what was done about it (%#)", (shown, text) => {
  render(<OrderParcels order={{ parcels: [shown] } as unknown as OrderDetails} />);
  expect(screen.getByText(`${text} · 24 Nov 2026`)).toBeTruthy();
});
