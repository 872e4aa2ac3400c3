// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart, refusal } from "../../../../../tests/support/admin-in-dom.tsx";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { type Exchange, ExchangeRow } from "./exchange-row.tsx";

afterEach(cleanup);

const item = { lineId: 3, variantId: 7, productName: "Crew shirt", from: "M", to: "L", quantity: 2 };
const asked: Exchange = {
  state: "asked",
  office: "",
  backBy: "2026-12-10T00:00:00.000Z",
  reason: "",
  replacementNo: "",
  pieces: [item],
} as unknown as Exchange;
const order = { id: "KS-1", email: "asha@company.example" } as StaffOrder;

function open(exchange: Exchange, refused?: Response) {
  const sent: { path: string; body: unknown }[] = [];
  const opened = openAdminPart(
    <ul>
      <ExchangeRow order={order} number={1} returnId={9} version={4} exchange={exchange} />
    </ul>,
    ({ path, body }) => {
      sent.push({ path, body });
      return refused ?? order;
    },
    { role: "support", resource: "orders" },
  );
  return { ...opened, sent };
}

it("books what came back and says that the new size becomes an order", async () => {
  const { user, sent } = open(asked);
  screen.getByText("2 × Crew shirt: L instead of M");
  await user.click(screen.getByRole("button", { name: "The old size is here…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "The old size is here" }));
  dialog.getByText(/becomes an order that costs nothing.*asha@company\.example/);
  const back = dialog.getByLabelText(/Crew shirt, M: back to stock, of 2/);
  await user.clear(back);
  await user.type(back, "1");
  await user.click(dialog.getByRole("button", { name: "Received" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([
    {
      path: "/api/admin/orders/KS-1/exchanges/9/receive",
      body: {
        version: 4,
        pieces: [{ lineId: 3, variantId: 7, from: "M", backToStock: 1, writtenOff: 1 }],
      },
    },
  ]);
});

it("says of a size that was sent at once that it was, and opens its order", async () => {
  const { user } = open({ ...asked, replacementNo: "KS-2" });
  screen.getByRole("link", { name: "KS-2" });
  await user.click(screen.getByRole("button", { name: "The old size is here…" }));
  within(await screen.findByRole("dialog")).getByText(/The new size was sent before/);
});

it("shows in the dialog why nothing was received, and keeps what was typed", async () => {
  const { user } = open(asked, refusal("out_of_stock", "Size L of Crew shirt has gone."));
  await user.click(screen.getByRole("button", { name: "The old size is here…" }));
  const dialog = within(await screen.findByRole("dialog"));
  const back = dialog.getByLabelText(/back to stock, of 2/);
  await user.clear(back);
  await user.type(back, "0");
  await user.click(dialog.getByRole("button", { name: "Received" }));
  await dialog.findByText("Size L of Crew shirt has gone.");
  expect(dialog.getByLabelText<HTMLInputElement>(/back to stock, of 2/).value).toBe("0");
});

it("is declined with a reason, which must be there", async () => {
  const { user, sent } = open(asked);
  await user.click(screen.getByRole("button", { name: "Decline…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Decline the exchange" }));
  dialog.getByText(/reserved size is free again.*asha@company\.example/);
  const decline = dialog.getByRole<HTMLButtonElement>("button", { name: "Decline it" });
  expect(decline.disabled).toBe(true);
  await user.type(dialog.getByLabelText(/^Why, for the customer to read/), " It was worn. ");
  await user.click(decline);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([
    { path: "/api/admin/orders/KS-1/exchanges/9/decline", body: { version: 4, reason: "It was worn." } },
  ]);
});

it("shows in the dialog that somebody else changed it", async () => {
  const { user } = open(asked, refusal("version_conflict", "Somebody else changed this exchange."));
  await user.click(screen.getByRole("button", { name: "Decline…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/^Why, for the customer to read/), "It was worn.");
  await user.click(dialog.getByRole("button", { name: "Decline it" }));
  await dialog.findByText("Somebody else changed this exchange.");
});

it.each([
  ["lapsed", true, false],
  ["done", false, false],
  ["declined", false, false],
  ["called off", false, false],
] as const)("that is %s can be received: %s, declined: %s", (state, mayReceive, mayDecline) => {
  open({ ...asked, state });
  expect(screen.queryByRole("button", { name: "The old size is here…" }) !== null).toBe(mayReceive);
  expect(screen.queryByRole("button", { name: "Decline…" }) !== null).toBe(mayDecline);
});
