import type { Page } from "playwright-core";
import type { ClaimOffer } from "../../../src/contract/claims.ts";
import { homeAddress } from "../../support/shopping.ts";
import type { PageState } from "./page-states.ts";
import { productOf, sampleOrders } from "./sample-orders.ts";
import { sizedParts } from "./sized-part-stubs.ts";

const KIT = 25;
const claim = { route: "claim", path: "/claim#a-token", prepare: (page: Page) => stubOffer(page) } as const;

const card = {
  route: "claim",
  path: "/claim",
  waitUntilLoaded: (page: Page) => page.getByRole("button", { name: "Open my kit" }).waitFor(),
} as const;

/** The page that a claim link opens. A real one needs an occasion, a member and a mail. */
export const claimPageStates: readonly PageState[] = [
  { ...claim, name: "claim", waitUntilLoaded: waitForForm },
  { ...claim, name: "claim-refused", waitUntilLoaded: waitForForm, reach: submitEmpty },
  { ...claim, name: "claim-to-office", waitUntilLoaded: waitForForm, reach: chooseOffice },
  {
    ...claim,
    name: "claim-held",
    prepare: (page) => stubOffer(page, { isHeld: true }),
    waitUntilLoaded: (page) => page.getByText(/^Size M is kept for you until/).waitFor(),
  },
  {
    ...claim,
    name: "claim-sizes-by-part",
    prepare: (page) => stubOffer(page, { isSized: true }),
    waitUntilLoaded: waitForForm,
    reach: async (page) => {
      await page.locator('input[value="L"]').last().press("Space");
      await page.locator("main details > summary").first().press("Enter");
      await page.getByRole("button", { name: "Wait for my kit" }).waitFor();
    },
  },
  {
    ...claim,
    name: "claim-out-of-stock",
    prepare: (page) => stubOffer(page, { isOut: true }),
    waitUntilLoaded: (page) => page.getByText("This kit is out of stock at the moment.").waitFor(),
  },
  { ...card, name: "claim-card" },
  {
    ...card,
    name: "claim-card-empty",
    reach: (page) => page.getByRole("button", { name: "Open my kit" }).click(),
  },
  { ...card, name: "claim-card-wrong", expectedError: /404/, reach: typeCard },
  {
    ...card,
    name: "claim-card-opened",
    prepare: async (page) => {
      await page.route("**/api/claims/card", (route) => route.fulfill({ json: { token: "a-token" } }));
      await stubOffer(page, { isCard: true });
    },
    reach: async (page) => {
      await typeCard(page);
      await waitForForm(page);
    },
  },
  {
    ...claim,
    name: "claim-can-wait",
    prepare: (page) => stubOffer(page, { isOut: true, waits: true }),
    waitUntilLoaded: (page) =>
      page.getByRole("radio", { name: "M", exact: true }).waitFor({ state: "attached" }),
    reach: async (page) => {
      await page.getByText("M", { exact: true }).click();
      await page.getByRole("button", { name: "Wait for my kit" }).waitFor();
    },
  },
  {
    ...claim,
    name: "claim-waiting",
    prepare: (page) => stubOffer(page, { isOut: true, waiting: true }),
    waitUntilLoaded: (page) => page.getByRole("button", { name: "Wait no more" }).waitFor(),
  },
  {
    ...claim,
    name: "claim-waiting-changed",
    prepare: (page) => stubOffer(page, { isOut: true, waits: true, waiting: true }),
    waitUntilLoaded: (page) => page.getByRole("button", { name: "Wait no more" }).waitFor(),
    reach: async (page) => {
      await page.getByRole("button", { name: "Change size or address" }).click();
      await page.getByRole("button", { name: "Save", exact: true }).waitFor();
    },
  },
  {
    ...claim,
    name: "claim-choosing",
    prepare: (page) => stubOffer(page, { isOut: true, collects: true }),
    waitUntilLoaded: (page) => page.getByRole("button", { name: "Send my choice" }).waitFor(),
  },
  {
    ...claim,
    name: "claim-chosen",
    prepare: (page) => stubOffer(page, { isChosen: true, collects: true }),
    waitUntilLoaded: (page) => page.getByRole("button", { name: "Change my choice" }).waitFor(),
  },
  {
    ...claim,
    name: "claim-chosen-closed",
    prepare: (page) => stubOffer(page, { isChosen: true, collects: true, isOver: true }),
    waitUntilLoaded: (page) => page.getByRole("heading", { name: "We have your choice" }).waitFor(),
  },
  {
    ...claim,
    name: "claim-ordered",
    prepare: (page) => stubUsedLink(page),
    expectedError: /409/,
    waitUntilLoaded: (page) => page.getByRole("link", { name: "See your order" }).waitFor(),
  },
  {
    ...claim,
    name: "claim-ordered-with-giver",
    prepare: (page) => stubUsedLink(page, "Meera Krishnamurthy-Venkataraman"),
    expectedError: /409/,
    waitUntilLoaded: (page) => page.getByRole("button", { name: "Send my thanks" }).waitFor(),
  },
  {
    ...claim,
    name: "claim-unknown",
    prepare: async () => undefined,
    expectedError: /404/,
    waitUntilLoaded: (page) => page.getByRole("alert").waitFor(),
  },
];

async function typeCard(page: Page): Promise<void> {
  await page.getByLabel("Code on your card").fill("K7QM-3XRT");
  await page.getByLabel("Your employee number").fill("W-0001");
  await page.getByRole("button", { name: "Open my kit" }).click();
}

async function stubOffer(
  page: Page,
  {
    isOut = false,
    isCard = false,
    isHeld = false,
    waits = false,
    waiting = false,
    isChosen = false,
    collects = false,
    isOver = false,
    isSized = false,
  } = {},
): Promise<void> {
  const kit = await productOf(page, KIT);
  const none = (sizes: ClaimOffer["kit"]["productDetails"][number]["sizes"]) =>
    sizes.map((size) => ({ ...size, inStock: false }));
  const productDetails = kit.productDetails.map((each) =>
    isOut ? { ...each, inStock: false, sizes: none(each.sizes) } : each,
  );
  const variantId = productDetails[0]?.id ?? 1;
  const wait = { variantId, size: "M", place: 3, expectedOn: "2027-01-15", isCovered: true };
  const contents = kit.contents.map((part, at) => ({ ...part, canBeDeclined: isHeld && at > 2 }));
  const json: ClaimOffer = {
    heading: "Ten years of Ledgerline",
    images: [],
    box: { colourHex: "#1d2b4a", label: "Ten years. Thank you." },
    words:
      "Ten years ago four people shared one desk in Pune.\n\nThank you for being one of those who made it a company.",
    firstName: "Asha",
    fullName: "Asha Rao",
    email: isCard ? "" : "asha@private.example",
    asksEmail: isCard,
    kit: { ...kit, productDetails, contents },
    sizedParts: isSized ? sizedParts(kit) : [],
    usualSize: "",
    country: "India",
    office: { name: "Mumbai", address: "Level 5\n14 Ware Road\nMumbai 400001" },
    expiresAt: "2027-01-31T18:29:00.000Z",
    dispatchFrom: null,
    held: isHeld ? { size: "M", partSizes: [], until: new Date(Date.now() + 900_000).toISOString() } : null,
    collecting: collects ? { until: "2027-01-31", isOver } : null,
    waits: waits ? [wait, { ...wait, size: "L", place: 9, isCovered: false }] : [],
    waiting:
      waiting || isChosen
        ? {
            ...wait,
            declined: [],
            partSizes: [],
            isCollected: isChosen,
            delivery: { to: "address", address: homeAddress },
          }
        : null,
  };
  await page.route("**/api/claims/open", (route) => route.fulfill({ json }));
}

/** `giver`: whom a note of thanks would reach; empty: nobody. */
async function stubUsedLink(page: Page, giver = ""): Promise<void> {
  await page.route("**/api/orders/*/thanks", (route) =>
    route.fulfill({ json: { to: giver, isSent: false } }),
  );
  const json = {
    code: "claim_link_used",
    detail: "This link was used already: your kit is ordered.",
    orderNo: sampleOrders[0]?.orderNo,
    orderLink: "KS-7H2M-Q4TD-K.a-signature",
  };
  await page.route("**/api/claims/open", (route) =>
    route.fulfill({ status: 409, contentType: "application/problem+json", body: JSON.stringify(json) }),
  );
}

async function waitForForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Order my kit" }).waitFor();
}

async function submitEmpty(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Order my kit" }).click();
  await page.getByText("Please enter").first().waitFor();
}

async function chooseOffice(page: Page): Promise<void> {
  await page.getByText("I pick it up at Mumbai").click();
}
