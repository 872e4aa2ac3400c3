// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { problemResponse } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";
import type { OrderDetails } from "../../../contract/customer-orders.ts";

const shirts = {
  lineId: 5,
  productName: "Crew T-shirt",
  colourName: "Sage",
  qty: 2,
  size: "M",
  sizes: ["M", "L", "XL"],
};
const order = {
  orderNo: "KS-1",
  lines: [{ size: "M" }],
  addresses: [
    {
      isBilling: false,
      recipientName: "Asha Rao",
      recipientPhone: "+91 98200 00000",
      address: "12 Marine Drive",
      recipientCity: "Mumbai",
      region: "Maharashtra",
      postalCode: "400001",
      country: "India",
    },
  ],
} as unknown as OrderDetails;

/** The open dialog, with a store that responds so to the calls. */
async function openDialog(respond: Record<string, () => unknown>, shown: OrderDetails = order) {
  const changed: string[] = [];
  const { requests } = openBrowser(({ path }) => {
    const [, response] = Object.entries(respond).find(([end]) => path.endsWith(end)) ?? [];
    return response ? response() : [];
  });
  const { ChangeOrder } = await import("./change-order.tsx");
  const { user } = renderPage(
    <ChangeOrder
      open
      order={shown}
      access={{ orderNo: "KS-1", link: "x" }}
      onChanged={(_, text) => changed.push(text)}
      onClose={() => undefined}
    />,
  );
  return { user, requests, changed };
}

describe("changing an order before it is packed", () => {
  it("takes another size, once it is chosen and pressed", async () => {
    const { user, requests, changed } = await openDialog({
      "/size-choices": () => [shirts],
      "/size": () => ({}),
    });
    await user.click(await screen.findByText("L"));
    await user.click(screen.getByRole("button", { name: "Take size L instead of M" }));
    expect(requests.at(-1)).toMatchObject({
      path: "/api/orders/KS-1/lines/5/size",
      body: { from: "M", to: "L" },
    });
    expect(changed).toEqual(["The size is changed."]);
  });

  it("says that a size is gone, and shows what there is now", async () => {
    const choices = [[shirts], [{ ...shirts, sizes: ["M", "XL"] }]];
    const { user, changed } = await openDialog({
      "/size-choices": () => choices.shift(),
      "/size": () => problemResponse(409, "out_of_stock"),
    });
    await user.click(await screen.findByText("L"));
    await user.click(screen.getByRole("button", { name: "Take size L instead of M" }));
    await screen.findByText("The size was not changed.");
    expect(screen.queryByText("L")).toBeNull();
    expect(screen.getByText("XL")).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Take size/ })).toBeNull();
    expect(changed).toEqual([]);
  });

  it("loads the sizes again after a failure; the address can be changed meanwhile", async () => {
    const responses = [problemResponse(503, "unavailable"), [shirts]];
    const { user, requests, changed } = await openDialog({
      "/size-choices": () => responses.shift(),
      "/address": () => ({}),
    });
    await screen.findByText("The sizes could not be loaded.");
    const form = within(screen.getByRole("form", { name: "Delivery Address" }));
    const name = form.getByLabelText("Full Name");
    await user.clear(name);
    await user.type(name, "Ravi Rao");
    await user.click(form.getByRole("button", { name: "Save Address" }));
    expect(requests.at(-1)).toMatchObject({
      path: "/api/orders/KS-1/address",
      body: { recipientName: "Ravi Rao", region: "Maharashtra" },
    });
    expect(changed).toEqual(["The address is changed."]);
    await user.click(screen.getByRole("button", { name: /again/i }));
    await screen.findByText("XL");
  });

  it("asks for a login where the link does not show the address, and for no size where there is none", async () => {
    await openDialog({}, { ...order, addresses: [], lines: [] });
    await screen.findByText("To change the address, please log in.");
    expect(screen.queryByRole("region", { name: "Size" })).toBeNull();
  });
});
