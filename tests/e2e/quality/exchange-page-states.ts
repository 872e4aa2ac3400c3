import type { Page } from "playwright-core";
import type { OrderExchange, OrderExchanges } from "../../../src/contract/exchanges.ts";
import type { PageState } from "./page-states.ts";
import { stubOrderDetails } from "./sample-orders.ts";

const shirt = {
  lineId: 2,
  variantId: 7,
  productName: "Classic Crew T-shirt",
  size: "M",
  qty: 2,
  sizes: [
    { size: "S", isThere: false },
    { size: "L", isThere: true },
    { size: "XL", isThere: true },
  ],
  sizeChart: { columns: ["Size", "Chest"], rows: [["M", "102"]], howToMeasure: "" },
};
const office = { id: 1, name: "Mumbai", address: "Ledgerline\n12 Marine Drive\nMumbai 400001" };

const open: OrderExchanges = {
  until: "2026-12-24T18:29:59.000Z",
  sendTo: ["Ledgerline stores", "14 Ware Road", "Pune 411001"],
  offices: [office],
  holdDays: 14,
  sendsAtOnce: false,
  pieces: [shirt],
  exchanges: [],
};

const asked: OrderExchange = {
  id: 1,
  number: 1,
  state: "asked",
  mayCallOff: true,
  way: "post",
  office: "",
  sendsAtOnce: false,
  backBy: "2026-12-30T18:29:59.000Z",
  reason: "",
  replacementNo: "",
  pieces: [{ productName: shirt.productName, from: "M", to: "L", qty: 1 }],
};

const ended: OrderExchange[] = [
  asked,
  { ...asked, id: 2, number: 2, way: "office", office: `${office.name}\n${office.address}` },
  { ...asked, id: 3, number: 3, state: "done", mayCallOff: false, replacementNo: "KS-7H2M-Q4TD-K" },
  {
    ...asked,
    id: 4,
    number: 4,
    state: "declined",
    mayCallOff: false,
    reason: "The shirt was worn and washed.",
  },
  { ...asked, id: 5, number: 5, state: "lapsed", mayCallOff: false },
];

const delivered = (exchanges: OrderExchanges) =>
  ({
    route: "accounts/orders/:orderNo",
    path: "/accounts/orders/KS-5F4K-T2PG-M",
    customer: "employee",
    async prepare(page: Page) {
      await stubOrderDetails(page);
      await page.route("**/api/orders/*/exchanges", (route) => route.fulfill({ json: exchanges }));
    },
    waitUntilLoaded: (page: Page) => page.getByRole("heading", { name: "Another size" }).waitFor(),
  }) as const satisfies Partial<PageState>;

/** A wrong size at the order that arrived. */
export const exchangePageStates: readonly PageState[] = [
  { ...delivered(open), name: "order-exchange-form", reach: chooseSize },
  { ...delivered({ ...open, exchanges: ended }), name: "order-exchanges" },
  { ...delivered({ ...open, until: "", pieces: [] }), name: "order-exchange-late" },
];

async function chooseSize(page: Page) {
  await page.getByRole("button", { name: "Choose another size" }).click();
  await page.getByText("L", { exact: true }).click();
  await page.getByText("I bring it to an office").click();
  await page.getByLabel("How many?").waitFor();
}
