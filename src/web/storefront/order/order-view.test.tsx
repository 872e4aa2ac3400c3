// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";
import type { OrderDetails } from "../../../contract/customer-orders.ts";

const sent: OrderDetails = {
  orderNo: "KS-9C1R-W6JE-8",
  orderedOn: "1 Jun 2026",
  netAmount: 2_125,
  isSwag: false,
  status: "Dispatched",
  shippedBy: "BlueDart",
  shipmentDate: "4 Jun 2026",
  awbNo: "BD 1",
  currencyCode: "USD",
  currencySymbol: "$",
  currencyRate: 85,
  shownAmount: 25,
  shippingToBeConfirmed: false,
  mayCancel: false,
  placedAt: "2026-06-01T10:00:00.000Z",
  payBy: null,
  deliveryCountry: "India",
  arrival: null,
  payUrl: "",
  trackingUrl: "https://courier.example/BD1",
  items: [{ productName: "Mug", imagePath: "", qty: 1 }],
  history: [{ status: "Order Requested", at: "2026-06-01T10:00:00.000Z" }],
  lines: [],
  shownSubTotal: 25,
  shownDiscount: 0,
  shownShipping: 0,
  couponCode: "",
  billingOffice: "",
  isGift: false,
  giftNote: "",
  mayChange: false,
  email: "asha@ledgerline.example",
  addresses: [
    {
      id: 1,
      isBilling: false,
      recipientName: "Asha Rao",
      recipientPhone: "+91 98200 00000",
      address: "12 Marine Drive",
      recipientCity: "Mumbai",
      region: "Maharashtra",
      postalCode: "400001",
      country: "India",
    },
  ],
  parcels: [
    {
      number: 1,
      state: "sent",
      outcome: "",
      shippedBy: "BlueDart",
      awbNo: "BD 1",
      shipmentDate: "4 Jun 2026",
      trackingUrl: "",
      lines: [{ productName: "Mug", size: "", qty: 1 }],
    },
  ],
  refunds: [],
  documents: [],
  billedCompany: { company: "", vatNumber: "", reference: "" },
  mayBillCompany: false,
};

async function openOrder(more: Partial<OrderDetails> = {}) {
  openBrowser(() => []);
  const { OrderView } = await import("./order-view.tsx");
  const access = { orderNo: sent.orderNo, link: null };
  renderPage(<OrderView order={{ ...sent, ...more }} access={access} onChange={() => undefined} />);
}

describe("the page of an order", () => {
  it("says first where the order is and what to do, then what it was, and ends with address and print", async () => {
    await openOrder();
    const shown = [
      screen.getByRole("heading", { level: 1 }),
      screen.getByRole("link", { name: /^Track the parcel/ }),
      screen.getByRole("region", { name: "Timeline" }),
      screen.getByRole("region", { name: "Parcels" }),
      screen.getByText("Grand Total"),
      screen.getByText("12 Marine Drive", { exact: false }),
      screen.getByRole("button", { name: "Print" }),
    ];
    const inOrder = shown.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inOrder).toEqual(shown);
  });

  it("shows each refund: how much, when and how, and that one is still on its way", async () => {
    await openOrder({
      refunds: [
        { amount: 4.7, at: "2026-06-10T10:00:00.000Z", isDone: true, isByHand: false },
        { amount: 1, at: "2026-06-12T10:00:00.000Z", isDone: false, isByHand: true },
      ],
    });
    const items = screen.getByRole("region", { name: "Refunds" }).querySelectorAll("li");
    expect([...items].map(({ textContent }) => textContent)).toEqual([
      "To the payment method you used, 10 Jun 2026$4.70",
      "By bank transfer, 12 Jun 2026 (on its way)$1.00",
    ]);
  });

  it("says nothing of refunds where there are none", async () => {
    await openOrder();
    expect(screen.queryByRole("region", { name: "Refunds" })).toBeNull();
  });
});
