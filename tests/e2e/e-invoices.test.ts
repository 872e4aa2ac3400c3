import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { readUbl } from "../support/e-invoice/read-terms.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import { makeNorwegian } from "../support/norwegian-seller.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { openPage } from "../support/open-page.ts";
import { placeOrderOf } from "../support/place-order.ts";
import { cartItem, homeAddress, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";
import { axeViolations } from "./quality/axe.ts";
import { checkAtWidths } from "./quality/check-admin-screens.ts";

const widths = [1440, 820, 390] as const;

/** The name and the text of the file that a button saves. */
async function saved(page: Page, button: RegExp): Promise<[name: string, text: string]> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).first().click(),
  ]);
  return [file.suggestedFilename(), await readFile(await file.path(), "latin1")];
}

describeShop("e-invoices", (shop) => {
  it("a company says who is billed on its order's page, and both sides download the invoice for programs", async () => {
    const { store } = shop();
    await makeNorwegian(store);
    const { page } = await shop().visitor();
    const buyer = await logInAsNewBuyer(page, store);
    const orderNo = await placeOrderOf(store, buyer, [cartItem(plainProduct(store), 2)], {
      deliveryAddress: [{ ...homeAddress, country: "Norway" }],
    });
    await openPage(page, `/accounts/orders/${orderNo}`);
    await page.getByText("Buying for a company?").click();
    expect(await axeViolations(page)).toEqual([]);
    const form = page.getByRole("form", { name: "The company that is billed" });
    await form.getByLabel("Company").fill("Beanworks AS");
    await form.getByLabel("VAT number").fill("NO 974 760 673 MVA");
    await form.getByLabel("Your reference").fill("PO 7");
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByText("It will be on your invoice.").waitFor();
    await page.getByText("NO974760673MVA").waitFor();

    const { token } = await newStaff(store, "support");
    await store.call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token,
      body: { from: "Order Requested", to: "Order Confirmed" },
    });
    await store.call("POST /api/admin/orders/{orderNo}/shipments", {
      params: { orderNo },
      token,
      body: { shippedBy: "Posten", awbNo: "P 1", expectedShipments: 0 },
    });
    const { page: desk } = await shop().visitor();
    await openAdminAs(desk, store, "support", `/orders/${orderNo}/show`);
    await desk.getByLabel("Company that is billed").waitFor();
    expect(await desk.getByLabel("Company that is billed").inputValue()).toBe("Beanworks AS");
    const [name, xml] = await saved(desk, /^E-invoice KS.* \(XML\)$/);
    expect(name).toMatch(/^KS-\d{4}-\d{5}\.xml$/);
    const terms = readUbl(xml);
    expect(terms).toMatchObject({
      due: "0.00",
      buyer: { name: "Beanworks AS", vatNumber: "NO974760673MVA" },
    });
    await checkAtWidths(desk, "order-with-e-invoice", widths);

    await page.reload();
    const [ownName, ownXml] = await saved(page, /as an e-invoice \(XML\)$/);
    expect([ownName, ownXml]).toEqual([name, xml]);
    expect(await page.getByText("Buying for a company?").count()).toBe(0);
  });

  it("the journal of a month is downloaded for DATEV and SAF-T, and what is missing is said", async () => {
    const { store } = shop();
    await makeNorwegian(store);
    const { page, expectComplaint } = await shop().visitor();
    expectComplaint(/409/);
    await openAdminAs(page, store, "admin", "/months");
    const [name, xml] = await saved(page, /^Journal for SAF-T$/);
    expect(name).toMatch(/^SAF-T-Financial-\d{4}-\d{2}\.xml$/);
    expect(xml).toContain("<RegistrationNumber>923609016</RegistrationNumber>");
    await page.getByRole("button", { name: "Journal for DATEV" }).click();
    await page.getByText(/^DATEV needs the accountant's number and yours/).waitFor();
    await checkAtWidths(page, "month-files", widths);
  });
});
