// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { OrderDetails, OrderLine } from "../../../contract/customer-orders.ts";
import { OrderLines } from "./order-lines.tsx";

const mugs = (more: Partial<OrderLine>): OrderLine => ({
  productId: 1,
  productName: "Mug",
  productUrl: "",
  colourName: "Ink",
  size: "",
  contents: "",
  declined: "",
  imagePath: "",
  qty: 3,
  isSwag: false,
  shownPrice: 14.46,
  shownTotal: 43.38,
  ...more,
});
const show = (lines: OrderLine[]) =>
  render(
    <MemoryRouter>
      <OrderLines order={{ lines, currencyCode: "USD", currencySymbol: "$" } as unknown as OrderDetails} />
    </MemoryRouter>,
  );
const explanation = () => screen.queryByText(/^Each line is converted as a whole/);

it("says why a line is not quantity times price, only where it is not", () => {
  const { unmount } = show([mugs({}), mugs({ isSwag: true, qty: 1, shownPrice: 0, shownTotal: 0 })]);
  expect(explanation()).toBeNull();
  unmount();
  show([mugs({}), mugs({ shownTotal: 43.37 })]);
  expect(explanation()).not.toBeNull();
});
