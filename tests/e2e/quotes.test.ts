import { expect, it } from "vitest";
import { countEffort } from "../support/count-presses.ts";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { quoteActions } from "../support/quote-actions.ts";
import { plainProduct } from "../support/shopping.ts";
import { axeViolations } from "./quality/axe.ts";
import { checkAdminScreen } from "./quality/check-admin-screens.ts";

describeShop("a quote", (shop) => {
  it("goes from an enquiry to the customer in at most twelve presses, and is accepted on a phone without an account", async () => {
    const { store } = shop();
    const product = plainProduct(store);
    await store.call("POST /api/bulkEnquiry", {
      body: {
        Name: "Asha Rao",
        Email: "asha@customer.example",
        Description: "Sixty of these, please",
        ProductIdea: product.productName,
        Budget: "1 lakh",
        Qty: "60",
      },
    });
    const { page } = await shop().visitor();
    const effort = await countEffort(page);
    await openAdminAs(page, store, "support", "/enquiries");
    await page.getByRole("cell", { name: "Asha Rao" }).first().click();
    await page.getByRole("link", { name: "Make a quote" }).waitFor();
    effort.presses = 0;
    await page.getByRole("link", { name: "Make a quote" }).click();
    await page.getByRole("combobox", { name: "Product or SKU" }).click();
    await page.getByRole("combobox", { name: "Product or SKU" }).fill(product.productName);
    await page.getByRole("option", { name: product.productName }).first().click();
    await page.getByLabel("Pieces").click();
    await page.getByLabel("Pieces").fill("60");
    await page.getByLabel(/^Price of one/).click();
    await page.getByLabel(/^Price of one/).fill("450");
    await page.getByRole("cell", { name: "27,000.00" }).first().waitFor();
    await checkAdminScreen(page, "quote-form");
    await page.getByRole("button", { name: "Save the draft" }).click();
    await page.getByRole("button", { name: "Send to asha@customer.example" }).click();
    await page.getByText(/^Version 1, sent/).waitFor();
    process.stdout.write(`Presses: from an enquiry to a sent quote: ${effort.presses}\n`);
    expect(effort.presses).toBeLessThanOrEqual(12);
    await checkAdminScreen(page, "quote-sent");

    const link = await quoteActions(() => store).mailedToken("asha@customer.example");
    const visitor = await shop().visitor({ width: 390 });
    const phone = visitor.page;
    await phone.goto(`/orders/track-order#quote=${link}`);
    await phone.getByRole("heading", { name: "Accept and order" }).waitFor();
    expect(await axeViolations(phone)).toEqual([]);
    expect(await phone.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    expect(await phone.getByLabel("Full Name").inputValue()).toBe("Asha Rao");
    await phone.getByLabel("Contact").fill("+91 98200 00000");
    await phone.getByLabel("Address", { exact: true }).fill("12 Marine Drive");
    await phone.reload();
    expect(await phone.getByLabel("Contact").inputValue()).toBe("+91 98200 00000");
    await phone.getByLabel("City").fill("Mumbai");
    await phone.getByLabel("Region").fill("Maharashtra");
    await phone.getByLabel("PIN Code").fill("400001");
    await phone.getByRole("button", { name: /^Accept and order for/ }).click();
    await phone.getByRole("heading", { name: "Thank you: your order is placed." }).waitFor();
    expect(await axeViolations(phone)).toEqual([]);
    await phone.reload();
    await phone.getByText(/^You have accepted this quote: it is order KS-/).waitFor();
    await phone.getByRole("link", { name: "See your order" }).click();
    await phone.getByRole("heading", { name: /KS-/ }).waitFor();

    await page.reload();
    await page.getByRole("link", { name: /^Order KS-/ }).waitFor();
    await page.goto("/admin#/quotes");
    await page.getByText(/1 won/).waitFor();
    await checkAdminScreen(page, "quotes");
  });

  it("is changed by what its customer asked for, and withdrawn with a reason", async () => {
    const { store } = shop();
    const { newQuote } = quoteActions(() => store);
    const { quote, link } = await newQuote();
    const customer = (await shop().visitor({ width: 390 })).page;
    await customer.goto(`/orders/track-order#quote=${link}`);
    await customer.getByLabel("What would you like otherwise?").fill("Forty, please");
    await customer.getByRole("button", { name: "Send my request" }).click();
    await customer.getByText(/^We have your request/).waitFor();

    const { page } = await shop().visitor();
    await openAdminAs(page, store, "support", `/quotes/${quote.id}/show`);
    await page.getByRole("heading", { name: "The customer asks for a change" }).waitFor();
    await page.getByRole("link", { name: "Change" }).click();
    await page.getByLabel("Pieces").fill("40");
    await page.getByRole("button", { name: "Add other goods" }).click();
    await page.getByLabel("What it is").fill("Sign board");
    await page.getByLabel("Pieces").nth(1).fill("2");
    await page
      .getByLabel(/^Price of one/)
      .nth(1)
      .fill("250");
    await page.getByRole("cell", { name: "500.00" }).first().waitFor();
    await checkAdminScreen(page, "quote-custom-lines");
    await page.getByRole("button", { name: "Save the draft" }).click();
    await page.getByRole("button", { name: /^Send to/ }).click();
    await page.getByText(/^Version 2, sent/).waitFor();
    await customer.reload();
    await customer.getByText(/^This is the newest version/).waitFor();
    await customer.getByText("Sign board").waitFor();

    await page.getByRole("button", { name: "It is lost…" }).click();
    await page.getByRole("dialog", { name: "This quote is lost" }).waitFor();
    await page.getByRole("button", { name: "Settle as lost" }).click();
    await page.getByText(/^Lost because of: No answer/).waitFor();
    await customer.reload();
    await customer.getByText(/^We have withdrawn this quote/).waitFor();
  });
});
