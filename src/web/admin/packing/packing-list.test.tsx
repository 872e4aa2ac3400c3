// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import type { PackingRow } from "../../../contract/admin/packing.ts";
import { ExpectedExchanges } from "./expected-exchanges.tsx";
import { PackingList } from "./packing-list.tsx";

afterEach(cleanup);

const pen = { sku: "P-1", productName: "Pen", colourName: "", size: "", bin: "A2", quantity: 2 };
const line = {
  sku: "K",
  productName: "Kit",
  colourName: "",
  size: "M",
  contents: "Pen",
  bin: "",
  quantity: 1,
};
const row: PackingRow = {
  id: "KS-1",
  placedAt: "2026-11-21T10:00:00.000Z",
  waitsSince: "2026-11-21T10:00:00.000Z",
  isGift: false,
  queue: "send",
  recipientName: "Asha Rao",
  street: "1 Marine Drive",
  city: "Mumbai",
  region: "Maharashtra",
  postcode: "400001",
  country: "India",
  telephone: "+91 98200 00000",
  weightGrams: 400,
  timeZone: "Asia/Kolkata",
  lines: [{ ...line, toSend: 1, parts: [pen] }],
};

function open(dispatched: object) {
  const sent: object[] = [];
  const opened = openAdminPart(
    <PackingList />,
    ({ path, body }) => {
      if (path.endsWith("/orders/dispatch")) {
        sent.push(body as object);
        return [dispatched];
      }
      return { rows: [row], total: 1, isMore: false };
    },
    { role: "packing", resource: "packing" },
  );
  return { ...opened, sent };
}
const outcome = { line: 1, orderNo: "KS-1", shippedBy: "Delhivery", awbNo: "DL-1" };

it("names the parts of a kit with their bins, and sends an order with courier and number", async () => {
  const { user, sent } = open({ ...outcome, outcome: "done", message: "Dispatched." });
  expect((await screen.findAllByText("2 × Pen (bin A2)")).length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "Dispatch KS-1" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Dispatch KS-1" }));
  await user.type(dialog.getByLabelText("Courier"), "Delhivery");
  await user.type(dialog.getByLabelText("AWB NO"), "DL-1{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([{ text: "KS-1\tDelhivery\tDL-1", dryRun: false }]);
});

it("says why an order does not leave yet", async () => {
  const message = "Not before 1 December.";
  const { user } = open({ ...outcome, outcome: "refused", message });
  await user.click(await screen.findByRole("button", { name: "Dispatch KS-1" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Courier"), "Delhivery");
  await user.type(dialog.getByLabelText("AWB NO"), "DL-1{Enter}");
  expect((await dialog.findByRole("alert")).textContent).toBe(message);
});

it("receives the old size of an exchange", async () => {
  const back = { lineId: 1, variantId: 2, productName: "Crew", from: "M", to: "L", quantity: 1 };
  const exchange = {
    id: 7,
    name: "KS-1/R1",
    version: 1,
    office: "",
    backBy: "2026-12-21T10:00:00.000Z",
    isLapsed: false,
    isSent: false,
    pieces: [back],
  };
  const sent: unknown[] = [];
  const { user } = openAdminPart(
    <ExpectedExchanges />,
    ({ path, body }) => {
      if (!path.endsWith("/receive")) return { rows: [exchange], total: 1, isMore: false };
      sent.push(body);
      return { replacementNo: "KS-2" };
    },
    { role: "packing", resource: "packing-exchanges" },
  );
  await screen.findByText("1 × Crew: L instead of M");
  await user.click(screen.getByRole("button", { name: "KS-1/R1 is here" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Received" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([
    { version: 1, pieces: [{ lineId: 1, variantId: 2, from: "M", backToStock: 1, writtenOff: 0 }] },
  ]);
});
