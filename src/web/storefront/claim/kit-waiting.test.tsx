// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { problemResponse } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage, type SentRequest } from "../../../../tests/support/page-in-dom.tsx";
import type { ClaimOffer, WaitingClaim } from "../../../contract/claims.ts";

const OPEN = "/api/claims/open";
const LEAVE = "/api/claims/leave";
const waiting: WaitingClaim = {
  variantId: 7,
  size: "M",
  delivery: {
    to: "address",
    address: {
      recipientName: "Asha Rao",
      recipientPhone: "+91 98200 00000",
      address: "12 Marine Drive",
      recipientCity: "Mumbai",
      region: "Maharashtra",
      postalCode: "400001",
      country: "India",
    },
  },
  declined: [],
  partSizes: [],
  isCollected: false,
  place: 3,
  expectedOn: "2027-01-15",
  isCovered: true,
};
const offer = {
  heading: "Ten years",
  words: "",
  images: [],
  box: null,
  firstName: "Asha",
  fullName: "Asha Rao",
  sizedParts: [],
  usualSize: "",
  email: "asha@private.example",
  asksEmail: false,
  kit: { productId: 30, productName: "Ten Years Box", productDetails: [], contents: [], sizeChart: null },
  country: "India",
  office: null,
  expiresAt: "2027-02-01T00:00:00.000Z",
  held: null,
  waits: [],
  waiting,
  collecting: null,
} as unknown as ClaimOffer;
const used = () =>
  Response.json(
    { status: 409, code: "claim_link_used", detail: "Used.", orderNo: "KS-7", orderLink: "KS-7.x" },
    { status: 409, headers: { "content-type": "application/problem+json" } },
  );

/** The page of a link whose owner waits as `now` says; each later opening has the next of `later`. */
async function openWaiting(
  now: Partial<WaitingClaim>,
  later: readonly unknown[] = [],
  others: (request: SentRequest) => unknown = () => [],
) {
  const opened = [{ ...offer, waiting: { ...waiting, ...now } }, ...later];
  const browser = openBrowser((request) => {
    if (request.path !== OPEN) return others(request);
    const next = opened.shift();
    if (next === undefined) throw new TypeError("network");
    return next;
  });
  const { default: ClaimKit } = await import("./claim-kit.tsx");
  return { ...browser, ...renderPage(<ClaimKit token="token" />) };
}
const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const comesBack = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));

it.each([
  { now: {}, when: "A delivery is expected on 15 Jan." },
  {
    now: { isCovered: false },
    when: "A delivery is expected on 15 Jan. More people wait than it brings, so yours may come with a later one.",
  },
  {
    now: { expectedOn: null, isCovered: false },
    when: "No day is known at the moment. We tell you by mail as soon as one is.",
  },
  {
    now: { expectedOn: null, place: 1 },
    when: "It has come: your order is made within some minutes.",
  },
])("says what is waited for, the place and where it goes: $when", async ({ now, when }) => {
  await openWaiting(now);
  await screen.findByRole("heading", { name: "Your kit comes later" });
  expect(factOf("Kit")).toBe("Ten Years Box, Size M");
  expect(factOf("Your place among those who wait")).toBe(String(now.place ?? 3));
  expect(factOf("When")?.replaceAll("\u00a0", " ")).toBe(when);
  expect(factOf("Where it goes")).toBe("Asha Rao\n12 Marine Drive\n400001 Mumbai\nMaharashtra\nIndia");
});

it("stays when leaving fails, and opens the form again once it is left", async () => {
  const responses: unknown[] = [problemResponse(503, "unavailable"), { left: true }];
  const left = { ...offer, waiting: null };
  const { user, sentTo } = await openWaiting({}, [left], ({ path }) =>
    path === LEAVE ? responses.shift() : [],
  );
  const leave = () => user.click(screen.getByRole("button", { name: "Wait no more" }));
  await screen.findByRole("heading", { name: "Your kit comes later" });
  await leave();
  expect((await screen.findByRole("alert")).textContent).toContain(
    "You still wait: it could not be changed.",
  );
  await leave();
  await screen.findByText(/^This kit is out of stock at the moment/);
  expect(sentTo(LEAVE).map(({ body }) => body)).toEqual([{ token: "token" }, { token: "token" }]);
});

it("shows the order when it was made before somebody leaves", async () => {
  const { user } = await openWaiting({}, [used()], ({ path }) =>
    path === LEAVE ? used() : { to: "", isSent: false },
  );
  await user.click(await screen.findByRole("button", { name: "Wait no more" }));
  await screen.findByRole("heading", { name: "Your kit is ordered." });
});

it("reads anew what became of it when its page is shown again, and forgets nothing without a connection", async () => {
  const closer = { ...offer, waiting: { ...waiting, place: 1 } };
  const { sentTo } = await openWaiting({}, [closer, problemResponse(503, "unavailable"), used()], () => ({
    to: "",
    isSent: false,
  }));
  await screen.findByRole("heading", { name: "Your kit comes later" });
  await comesBack();
  await expect.poll(() => factOf("Your place among those who wait")).toBe("1");
  await comesBack();
  await expect.poll(() => sentTo(OPEN).length).toBe(3);
  expect(screen.getByRole("heading", { name: "Your kit comes later" })).toBeTruthy();
  await comesBack();
  await screen.findByRole("heading", { name: "Your kit is ordered." });
});

it("says that a link was withdrawn while its owner waited", async () => {
  await openWaiting({}, [problemResponse(409, "claim_link_withdrawn")]);
  await screen.findByRole("heading", { name: "Your kit comes later" });
  await comesBack();
  await screen.findByText("claim_link_withdrawn");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
