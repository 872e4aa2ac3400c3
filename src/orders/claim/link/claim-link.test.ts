import { expect, it } from "vitest";
import { addressToMail, claimLinkEnd, claimLinkState, claimUrl, showsOrder } from "./claim-link.ts";

const now = new Date("2026-11-27T12:00:00Z");
const sent = {
  expiresAt: claimLinkEnd(now),
  openedAt: null,
  usedAt: null,
  withdrawnAt: null,
  isWaiting: false,
  isChosen: false,
  mailState: "sent" as const,
};

it.each([
  ["sent", {}],
  ["sent", { mailState: "kept" as const }],
  ["sent", { mailState: null }],
  ["queued", { mailState: "queued" as const }],
  ["bounced", { mailState: "failed" as const }],
  ["opened", { mailState: "failed" as const, openedAt: now }],
  ["opened", { openedAt: now }],
  ["expired", { expiresAt: now, openedAt: now }],
  ["chosen", { isWaiting: true, isChosen: true, openedAt: now, expiresAt: now }],
  ["waiting", { isWaiting: true, openedAt: now, expiresAt: now }],
  ["withdrawn", { withdrawnAt: now, isWaiting: true }],
  ["withdrawn", { withdrawnAt: now, expiresAt: now }],
  ["used", { usedAt: now, expiresAt: now }],
])("is %s", (state, times) => {
  expect(claimLinkState({ ...sent, ...times }, now)).toBe(state);
});

it("shows its order for a day", () => {
  const usedAt = new Date("2026-11-26T12:00:00Z");
  expect(showsOrder(usedAt, new Date("2026-11-27T11:59:59Z"))).toBe(true);
  expect(showsOrder(usedAt, now)).toBe(false);
});

it("has its token after the #, and none in what is stored", () => {
  expect(claimUrl("https://store.example", "abc")).toBe("https://store.example/claim#abc");
  expect(claimUrl("https://store.example", null)).toBe("https://store.example/claim");
});

it("is mailed to the private address before the first day, and to the company's from then on", () => {
  const both = [
    { email: "asha@company.example", kind: "company" },
    { email: "asha@home.example", kind: "private" },
  ] as const;
  expect(addressToMail(both, "coming")?.email).toBe("asha@home.example");
  expect(addressToMail(both, "here")?.email).toBe("asha@company.example");
  expect(addressToMail([both[0]], "coming")?.email).toBe("asha@company.example");
  expect(addressToMail([], "here")).toBe(undefined);
});
