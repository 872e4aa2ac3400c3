// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { problemResponse } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

const THANKS = "/api/orders/KS-7/thanks";

async function openOrdered(thanks: () => unknown, onAnother?: () => void) {
  const browser = openBrowser(({ path, body }) => {
    if (path !== THANKS) return [];
    return body === undefined ? thanks() : { to: "Meera Iyer", isSent: true };
  });
  const { KitOrdered } = await import("./kit-ordered.tsx");
  const claimed = { orderNo: "KS-7", orderLink: "KS-7.x" };
  return { ...browser, ...renderPage(<KitOrdered claimed={claimed} onAnother={onAnother} />) };
}

it("offers a note to who gave the kit, and says that it is on its way", async () => {
  const { user, sentTo } = await openOrdered(() => ({ to: "Meera Iyer", isSent: false }));
  await user.type(await screen.findByLabelText(/^Your note to Meera Iyer/), "It is lovely");
  await user.click(screen.getByRole("button", { name: "Send my thanks" }));
  await screen.findByText("Your thanks are on the way to Meera Iyer.");
  expect(sentTo(THANKS).flatMap(({ body }) => body ?? [])).toEqual([{ note: "It is lovely" }]);
  expect(screen.getByRole("link", { name: "See your order" })).toBeTruthy();
});

it.each([
  { name: "nobody would get it", thanks: () => ({ to: "", isSent: false }) },
  { name: "it cannot be read", thanks: () => problemResponse(503, "unavailable") },
])("offers none where $name", async ({ thanks }) => {
  const { sentTo } = await openOrdered(thanks);
  await expect.poll(() => sentTo(THANKS).length).toBe(1);
  expect(screen.queryByText("Say thank you")).toBeNull();
  expect(screen.getByRole("heading", { name: "Your kit is ordered." })).toBeTruthy();
});

it("offers it for a card too, before the next person", async () => {
  await openOrdered(
    () => ({ to: "Meera Iyer", isSent: false }),
    () => undefined,
  );
  await screen.findByLabelText(/^Your note to Meera Iyer/);
  expect(screen.getByRole("button", { name: "Done, for the next person" })).toBeTruthy();
});
