// @vitest-environment happy-dom

import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import type { OrderDetails } from "../../../contract/customer-orders.ts";

const access = { orderNo: "KS-1", link: null };

async function open(company = "") {
  const changed = vi.fn<(order: OrderRow) => void>();
  const browser = openBrowser(() => ({ orderNo: "KS-1" }));
  const { default: OrderCompany } = await import("./order-company.tsx");
  const order = { billedCompany: { company, vatNumber: "", reference: "" } } as OrderDetails;
  const { user } = renderPage(<OrderCompany order={order} access={access} onChange={changed} />);
  return { browser, user, changed };
}

it("asks for company and VAT number only where somebody says so, and stores them", async () => {
  const { browser, user, changed } = await open();
  const question = screen.getByText("Buying for a company?");
  expect(question.closest("details")?.open).toBe(false);
  await user.click(question);
  await user.type(screen.getByLabelText("Company"), "Beanworks AS");
  await user.type(screen.getByLabelText(/^VAT number/), "NO974760673MVA");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("It will be on your invoice.")).toBeTruthy();
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(browser.sentTo("/api/orders/KS-1/billed-company").map(({ body }) => body)).toEqual([
    { company: "Beanworks AS", vatNumber: "NO974760673MVA", reference: "" },
  ]);
});

it("a VAT number without a company is asked about, and nothing is sent", async () => {
  const { user, changed } = await open();
  await user.click(screen.getByText("Buying for a company?"));
  await user.type(screen.getByLabelText(/^VAT number/), "NO974760673MVA");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Please enter the company.")).toBeTruthy();
  expect(changed).not.toHaveBeenCalled();
});

it("is open where a company was written down", async () => {
  await open("Beanworks AS");
  expect(screen.getByText("Buying for a company?").closest("details")?.open).toBe(true);
});
