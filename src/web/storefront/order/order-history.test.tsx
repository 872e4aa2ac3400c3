// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { anna } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";

const order = (more: Partial<OrderRow>): OrderRow => ({
  orderNo: "KS-1",
  orderedOn: "16 Nov 2026",
  netAmount: 850,
  isSwag: false,
  status: "Order Requested",
  shippedBy: "",
  shipmentDate: "",
  awbNo: "",
  currencyCode: "USD",
  currencySymbol: "$",
  currencyRate: 85,
  shownAmount: 10,
  shippingToBeConfirmed: false,
  mayCancel: false,
  placedAt: new Date().toISOString(),
  payBy: null,
  deliveryCountry: "India",
  arrival: { from: "2026-11-28", to: "2026-12-03", kind: "expected" },
  payUrl: "",
  trackingUrl: "",
  items: [
    { productName: "Mug", imagePath: "/images/mug", qty: 2 },
    { productName: "Pen", imagePath: "", qty: 1 },
    { productName: "Cap", imagePath: "", qty: 1 },
  ],
  history: [],
  ...more,
});

async function openHistory(
  orders: readonly OrderRow[] | (() => readonly OrderRow[] | undefined),
  { isWide = false } = {},
) {
  const browser = openBrowser(() => (typeof orders === "function" ? orders() : orders));
  vi.stubGlobal("matchMedia", () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { saveLogin } = await import("../state/user.ts");
  const { default: OrderHistory } = await import("./order-history.tsx");
  saveLogin(anna);
  return { ...browser, ...renderPage(<OrderHistory />) };
}
const cards = async () => within(await screen.findByRole("list", { name: "Your latest orders" }));
afterEach(() => void vi.unstubAllGlobals());

describe("My Orders on a phone", () => {
  it("has the words of the table in its cards [spec 2.50]", async () => {
    await openHistory([order({ orderNo: "KS-1" }), order({ orderNo: "KS-2" })]);
    const cards = await screen.findAllByRole("listitem");
    expect(cards.map((card) => [...card.querySelectorAll("dt")].map((term) => term.textContent))).toEqual([
      ["Sr. No.", "Order No", "Ordered On", "Total Amount"],
      ["Sr. No.", "Order No", "Ordered On", "Total Amount"],
    ]);
    expect(
      cards.map((card) => [...card.querySelectorAll("dd")].slice(0, 2).map((value) => value.textContent)),
    ).toEqual([
      ["1", "KS-1"],
      ["2", "KS-2"],
    ]);
    expect(screen.getAllByText("Status")).toHaveLength(2);
  });

  it("says of each order what it is, where it is and when it comes", async () => {
    await openHistory([order({})]);
    const card = await cards();
    card.getByRole("heading", { name: "2 × Mug and 2 more" });
    card.getByText("Order Requested");
    card.getByText("Expected 28 Nov – 3 Dec");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("says what the arrival depends on, and of a late parcel that it is late", async () => {
    const days = { from: "2026-11-28", to: "2026-12-03" };
    await openHistory([
      order({
        orderNo: "KS-1",
        arrival: { ...days, kind: "if paid today" },
        payUrl: "https://pay.example/1",
      }),
      order({ orderNo: "KS-4", arrival: { ...days, kind: "if paid today" } }),
      order({ orderNo: "KS-2", status: "Dispatched", arrival: { ...days, kind: "late" } }),
      order({ orderNo: "KS-3", status: "Confirmed", arrival: { ...days, from: days.to, kind: "expected" } }),
    ]);
    const card = await cards();
    card.getByText("Expected 28 Nov – 3 Dec, if you pay today");
    card.getByText("Expected 28 Nov at the earliest"); // it cannot be paid before its link is sent
    card.getByText("Late: it should have arrived by 3 Dec");
    card.getByText("Expected 3 Dec");
  });

  it("has one next step: pay, track, or return", async () => {
    await openHistory([
      order({ orderNo: "KS-1", status: "Payment Link Sent", payUrl: "https://pay.example/1" }),
      order({ orderNo: "KS-2", status: "Dispatched", trackingUrl: "https://courier.example/2" }),
      order({ orderNo: "KS-3", status: "Delivered" }),
      order({ orderNo: "KS-4" }),
      order({ orderNo: "KS-5", status: "Delivered", isSwag: true }), // a kit is not returned
    ]);
    const card = await cards();
    const href = async (name: string) => (await card.findByRole("link", { name })).getAttribute("href");
    expect(await href("Pay now for order KS-1")).toBe("https://pay.example/1");
    expect(await href("Track the parcel for order KS-2")).toBe("https://courier.example/2");
    expect(await href("Return or report a fault for order KS-3")).toBe("/accounts/orders/KS-3#return");
    expect(await href("Report a fault for order KS-5")).toBe("/accounts/orders/KS-5#return");
    expect(card.queryByRole("link", { name: /now for order KS-4/ })).toBeNull();
  });

  it("shows nothing beside the next step until the details are opened, which end with all else that can be done", async () => {
    await openHistory([order({ payUrl: "https://pay.example/1", mayCancel: true })]);
    const card = await cards();
    const names = (role: "button" | "link") =>
      card.queryAllByRole(role).map(({ textContent }) => textContent);
    expect(names("link")).toEqual(["Pay now for order KS-1"]);
    expect(names("button")).toEqual(["Timeline and details of order KS-1"]);
    fireEvent.click(card.getByRole("button", { name: /Timeline and details/ }));
    expect(names("link")).toEqual(["Pay now for order KS-1", "Print order KS-1"]);
    expect(names("button").slice(1)).toEqual(["Cancel order KS-1", "Order again everything in order KS-1"]);
  });
});

it("My Orders is the table of the specification on a wide screen, with the arrival and the same next step", async () => {
  await openHistory([order({ payUrl: "https://pay.example/1" })], { isWide: true });
  const table = within(await screen.findByRole("table", { name: "Your latest orders" }));
  expect(table.getAllByRole("columnheader")).toHaveLength(5);
  table.getByText("Expected 28 Nov – 3 Dec");
  await table.findByRole("link", { name: "Pay now for order KS-1" });
});

describe("My Orders", () => {
  it("without orders says 'No orders found !!!' [spec 2.51, 8.28]", async () => {
    await openHistory([], { isWide: true });
    screen.getByRole("heading", { name: "My Order History", level: 1 });
    await screen.findByText("No orders found !!!");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("that cannot be loaded says so and can be tried again [spec 6.10]", async () => {
    const responses: (readonly OrderRow[] | Error)[] = [new TypeError("network"), []];
    const { user, sentTo } = await openHistory(() => {
      const response = responses.shift();
      if (response instanceof Error) throw response;
      return response;
    });
    await screen.findByText("Your orders could not be loaded.", { exact: false });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("No orders found !!!");
    expect(sentTo("/api/orders/7").at(-1)?.authorization).toMatch(/^Bearer \S+$/);
  });

  it("that could not be loaded is loaded by itself once the connection is back", async () => {
    const responses: (readonly OrderRow[] | Error)[] = [new TypeError("network"), []];
    await openHistory(() => {
      const response = responses.shift();
      if (response instanceof Error) throw response;
      return response;
    });
    await screen.findByText("Your orders could not be loaded.", { exact: false });
    window.dispatchEvent(new Event("online"));
    await screen.findByText("No orders found !!!");
  });

  it("offers no kit to be ordered again", async () => {
    await openHistory([order({ orderNo: "KS-1", isSwag: true }), order({ orderNo: "KS-2" })], {
      isWide: true,
    });
    await screen.findByRole("button", { name: /^Timeline and details of order KS-1/ });
    expect(screen.queryByRole("button", { name: "Order again everything in order KS-1" })).toBeNull();
    screen.getByRole("button", { name: "Order again everything in order KS-2" });
  });
});
