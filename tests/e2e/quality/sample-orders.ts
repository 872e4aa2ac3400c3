import type { Page } from "playwright-core";
import type { Product } from "../../../src/contract/catalogue.schemas.ts";
import type { OrderRow } from "../../../src/contract/checkout.schemas.ts";
import type { SizeChoice } from "../../../src/contract/customer-order-changes.ts";
import type { OrderDetails } from "../../../src/contract/customer-orders.ts";
import type { OrderReturns } from "../../../src/contract/customer-returns.ts";

/** Orders in every status. A real store needs staff and several days to reach them. */
export const sampleOrders: OrderRow[] = [
  ["KS-7H2M-Q4TD-K", "Order Requested", "14 Jun 2026", 1_799, false],
  ["KS-3V8B-N5XA-2", "Order Requested", "14 Jun 2026", 0, true],
  ["KS-9C1R-W6JE-8", "Dispatched", "2 Jun 2026", 2_648, false],
  ["KS-5F4K-T2PG-M", "Delivered", "11 May 2026", 12_430, false],
  ["KS-8Z6D-R7YH-C", "Cancelled", "28 Apr 2026", 399, false],
].map(([orderNo, status, day, amount, isSwag]) => ({
  orderNo: String(orderNo),
  orderedOn: `<time datetime="2026-06-14">${day}</time>`,
  netAmount: Number(amount),
  isSwag: Boolean(isSwag),
  status: String(status),
  shippedBy: "Bluebird Express",
  shipmentDate: "4 Jun 2026",
  awbNo: "BB 4711 0815",
  currencyCode: "USD",
  currencySymbol: "$",
  currencyRate: 85,
  shownAmount: Number((Number(amount) / 85).toFixed(2)),
  shippingToBeConfirmed: false,
  mayCancel: status === "Order Requested",
  placedAt: "2026-06-01T10:00:00.000Z",
  payBy: status === "Order Requested" && !isSwag ? "2026-06-21T18:29:00.000Z" : null,
  deliveryCountry: "India",
  arrival: arrivalOf(String(status), Boolean(isSwag)),
  payUrl: "",
  trackingUrl: "",
  items: [{ productName: "Everyday Mug", imagePath: "", qty: 1 }],
  history: historyOf(String(status)),
}));

function arrivalOf(status: string, isSwag: boolean): OrderRow["arrival"] {
  if (status === "Delivered" || status === "Cancelled") return null;
  const kind = isSwag ? "expected" : "if paid today";
  return { from: "2026-06-20", to: "2026-06-24", kind: status === "Dispatched" ? "late" : kind };
}

/** The statuses up to this one, a day apart. */
function historyOf(status: string): OrderRow["history"] {
  const statuses =
    status === "Cancelled"
      ? ["Order Requested", "Cancelled"]
      : ["Order Requested", "Payment Link Sent", "Order Confirmed", "Dispatched", "Delivered"];
  return statuses
    .slice(0, statuses.indexOf(status) + 1)
    .map((each, index) => ({ status: each, at: `2026-06-0${index + 1}T10:00:00.000Z` }));
}

export const stubOrders = (page: Page, json: readonly OrderRow[]) =>
  page.route("**/api/orders/*", (route) => route.fulfill({ json }));

/** Responds with the details of each order, with two products of the demo catalogue. */
export async function stubOrderDetails(page: Page): Promise<void> {
  const products = await Promise.all([42, 11].map((id) => productOf(page, id)));
  await page.route("**/api/orders/*/details", (route) => {
    const requestedOrderNo = route.request().url().split("/").at(-2);
    const row = sampleOrders.find(({ orderNo }) => orderNo === requestedOrderNo);
    return route.fulfill(row ? { json: detailsOf(row, products) } : { status: 404 });
  });
  await page.route("**/api/orders/*/size-choices", (route) => route.fulfill({ json: sampleSizes }));
  await page.route("**/api/orders/*/returns", (route) => route.fulfill({ json: sampleReturns }));
}

const sampleSizes: SizeChoice[] = [
  {
    lineId: 2,
    productName: "Classic Crew T-shirt",
    colourName: "Sage",
    qty: 1,
    size: "M",
    sizes: ["S", "M", "L", "XL"],
  },
];

const sampleReturns: OrderReturns = {
  returnUntil: "2026-12-24T18:29:59.000Z",
  mayReportFault: true,
  sendTo: ["Ledgerline stores", "14 Ware Road", "Pune 411001"],
  lines: [{ lineId: 1, productName: "Everyday Mug", size: "", arrived: 2, returnable: 1 }],
  returns: [
    {
      id: 1,
      number: 1,
      state: "asked",
      reason: "One is enough for me",
      lines: [{ productName: "Everyday Mug", size: "", qty: 1 }],
    },
  ],
};

/** A product of the demo catalogue, as the store responds. */
export async function productOf(page: Page, id: number): Promise<Product> {
  return (await page.request.get(`/api/Product/${id}`)).json();
}

const detailsOf = (row: OrderRow, products: readonly Product[]): OrderDetails => ({
  ...row,
  placedAt: "2026-06-01T10:00:00.000Z",
  lines: products.map(({ productId, productName, productUrl, productImages }, index) => ({
    productId,
    productName,
    productUrl,
    colourName: "",
    size: index ? "M" : "",
    contents: "",
    declined: "",
    qty: index ? 1 : 2,
    imagePath: productImages[0] ?? "",
    isSwag: false,
    shownPrice: 10,
    shownTotal: index ? 10 : 20,
  })),
  isGift: true,
  mayChange: row.mayCancel,
  email: "asha@ledgerline.example",
  giftNote: "Happy birthday, Ravi!\nFrom all of us",
  shownSubTotal: 30,
  shownDiscount: 3,
  shownShipping: 4.15,
  shownAmount: 31.15,
  couponCode: "SAVE10",
  billingOffice: "Mumbai",
  parcels:
    row.status === "Delivered"
      ? [
          {
            number: 1,
            state: "delivered",
            outcome: "",
            shippedBy: row.shippedBy,
            awbNo: row.awbNo,
            shipmentDate: row.shipmentDate,
            trackingUrl: "",
            lines: [{ productName: "Classic Crew T-shirt", size: "M", qty: 1 }],
          },
        ]
      : [],
  refunds: [],
  documents: [],
  billedCompany: { company: "", vatNumber: "", reference: "" },
  mayBillCompany: false,
  addresses: [
    {
      isBilling: false,
      recipientName: "Asha Rao",
      recipientPhone: "+91 98200 00000",
      address: "12 Marine Drive\nFlat 4",
      recipientCity: "Mumbai",
      region: "Maharashtra",
      postalCode: "400001",
      country: "India",
    },
  ],
});
