import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  needsDecision,
  nextShipmentStates,
  type ShipmentProgress,
  shipmentOutcomes,
  shipmentStates,
  statusByShipments,
  unitsToSend,
} from "./shipment.ts";

const progress = fc
  .record({
    state: fc.constantFrom(...shipmentStates),
    outcome: fc.constantFrom(null, ...shipmentOutcomes),
  })
  .filter(({ state, outcome }) => outcome === null || state === "lost" || state === "returned to sender");
const of = (state: ShipmentProgress["state"], outcome: ShipmentProgress["outcome"] = null) => ({
  state,
  outcome,
});

describe("the status of an order by its parcels", () => {
  it.each([
    ["Dispatched", [of("sent")], 0],
    ["Dispatched", [of("delivered")], 1],
    ["Dispatched", [of("delivered"), of("sent")], 0],
    ["Dispatched", [of("delivered"), of("lost")], 0],
    ["Dispatched", [of("returned to sender")], 0],
    ["Delivered", [of("delivered")], 0],
    ["Delivered", [of("lost", "sent again"), of("delivered")], 0],
    ["Delivered", [of("delivered"), of("lost", "refunded")], 0],
    ["Cancelled", [of("lost", "refunded")], 0],
    ["Cancelled", [of("lost", "sent again"), of("returned to sender", "cancelled")], 0],
  ] as const)("is %s for %j with %i unsent", (status, shipments, unsent) => {
    expect(statusByShipments(shipments, unsent)).toBe(status);
  });

  it("is never Delivered while something is lost, on its way or still here", () => {
    fc.assert(
      fc.property(fc.array(progress, { minLength: 1 }), fc.nat(3), (shipments, unsent) => {
        const isOpen = unsent > 0 || shipments.some((each) => each.state === "sent" || needsDecision(each));
        expect(statusByShipments(shipments, unsent) === "Dispatched").toBe(isOpen);
      }),
    );
  });
});

it("a parcel changes only while nothing was done about it, and never back to sent", () => {
  fc.assert(
    fc.property(progress, (shipment) => {
      const next = nextShipmentStates(shipment);
      expect(next).not.toContain("sent");
      if (shipment.outcome !== null || shipment.state === "delivered") expect(next).toEqual([]);
    }),
  );
});

it.each([
  [{ quantity: 3, sentQuantity: 0, withdrawnQuantity: 0 }, 3],
  [{ quantity: 3, sentQuantity: 2, withdrawnQuantity: 0 }, 1],
  [{ quantity: 3, sentQuantity: 1, withdrawnQuantity: 1 }, 1],
  [{ quantity: 3, sentQuantity: 3, withdrawnQuantity: 2 }, 0],
])("of %j %i are left to send", (line, left) => {
  expect(unitsToSend(line)).toBe(left);
});
