// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { problemResponse } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

const shirt = {
  lineId: 3,
  variantId: 7,
  productName: "Crew shirt",
  size: "M",
  qty: 2,
  sizes: [
    { size: "S", isThere: false },
    { size: "L", isThere: true },
  ],
  sizeChart: null,
};
const open = {
  until: "2026-12-03T00:00:00.000Z",
  sendTo: ["Craftloom Returns", "Mumbai"],
  offices: [{ id: 4, name: "Pune", address: "1 Road" }],
  holdDays: 14,
  sendsAtOnce: false,
  pieces: [shirt],
  exchanges: [],
};
const asked = {
  id: 9,
  number: 1,
  state: "asked",
  mayCallOff: true,
  way: "post",
  office: "",
  sendsAtOnce: false,
  backBy: "2026-12-10T00:00:00.000Z",
  reason: "",
  replacementNo: "",
  pieces: [{ productName: "Crew shirt", from: "M", to: "L", qty: 1 }],
};

const show = async () => {
  const { default: OrderExchanges } = await import("./order-exchanges.tsx");
  return renderPage(<OrderExchanges access={{ orderNo: "KS-1", link: "x" }} />);
};

it("asks for the size, the way back and says what happens before anything is sent", async () => {
  const { requests } = openBrowser(({ body: sent }) =>
    sent ? { ...open, exchanges: [asked], pieces: [{ ...shirt, qty: 1 }] } : open,
  );
  const { user } = await show();
  await user.click(await screen.findByRole("button", { name: "Choose another size" }));
  await user.click(screen.getByRole("button", { name: "Reserve the new size" }));
  await screen.findByText("Please choose a new size.");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^S ?, not there now$/ }).disabled).toBe(true);
  await user.click(screen.getByRole("radio", { name: "L" }));
  await user.selectOptions(screen.getByLabelText("How many?"), "2");
  await user.click(screen.getByRole("radio", { name: "I bring it to an office" }));
  expect(screen.getByText("The new size is reserved for you for 14 days.")).toBeTruthy();
  expect(screen.getByText("You bring the old size, unworn, to the office.")).toBeTruthy();
  await user.dblClick(screen.getByRole("button", { name: "Reserve the new size" }));
  await screen.findByText("Your new size is reserved.");
  const posts = requests.filter(({ body }) => body);
  expect(posts).toHaveLength(1);
  expect(posts[0]?.body).toEqual({
    pieces: [{ lineId: 3, variantId: 7, from: "M", to: "L", quantity: 2 }],
    way: "office",
    officeId: 4,
    sendsAtOnce: false,
  });
  expect(screen.getByText(/^Send the old size to Craftloom Returns, Mumbai/)).toBeTruthy();
});

it("reads anew what can be chosen where the last of a size went meanwhile, and loses nothing", async () => {
  let reads = 0;
  openBrowser(({ body: sent }) => {
    if (sent) return problemResponse(409, "out_of_stock");
    reads += 1;
    return reads === 1 ? open : { ...open, pieces: [{ ...shirt, sizes: [{ size: "L", isThere: false }] }] };
  });
  const { user } = await show();
  await user.click(await screen.findByRole("button", { name: "Choose another size" }));
  await user.click(screen.getByRole("radio", { name: "L" }));
  await user.click(screen.getByRole("button", { name: "Reserve the new size" }));
  await screen.findByText("Nothing was exchanged.");
  await screen.findByRole("radio", { name: /^L ?, not there now$/ });
  expect(reads).toBe(2);
});

it("shows what became of exchanges, and that it is too late for another", async () => {
  openBrowser(() => ({
    ...open,
    until: "",
    pieces: [],
    exchanges: [
      { ...asked, id: 1, state: "declined", reason: "It was worn." },
      { ...asked, id: 2, number: 2, state: "done", replacementNo: "KS-2" },
      { ...asked, id: 3, number: 3, state: "lapsed" },
    ],
  }));
  await show();
  await screen.findByText("It was worn.");
  expect(screen.getByText("The new size comes with order KS-2.")).toBeTruthy();
  expect(screen.getByText(/did not come back in time/)).toBeTruthy();
  expect(screen.getByText(/It is too late to exchange a size here/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Call the exchange off/ })).toBeNull();
});

it("says that it could not be read, and tries again; shows nothing where nothing has sizes", async () => {
  const responses: unknown[] = [problemResponse(503, "unavailable"), { ...open, pieces: [] }];
  openBrowser(() => responses.shift());
  const { user } = await show();
  await screen.findByText("The sizes could not be loaded.");
  await user.click(screen.getByRole("button", { name: /again/i }));
  await expect.poll(() => screen.queryByRole("heading", { name: "Another size" })).toBeNull();
});
