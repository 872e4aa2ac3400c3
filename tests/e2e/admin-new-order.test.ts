import { expect, it } from "vitest";
import { deliverNewOrder } from "../support/deliver-new-order.ts";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { placeOrder } from "../support/place-order.ts";
import { firstVariant, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";
import { axeViolations } from "./quality/axe.ts";

describeShop("orders that staff make in the admin", (shop) => {
  it("are checked, then made from a list", async () => {
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "admin", "/orders/create");
    await page.getByRole("button", { name: "A list of addresses" }).click();
    const { id } = firstVariant(plainProduct(shop().store));
    const text = `Name,E-mail,Telephone,Address,City,State,PIN,Country,SKU,Quantity\nRavi Menon,ravi@example.com,+91 98200 1,7 Church Street,Bengaluru,Karnataka,560001,India,${id}~,2\nMeena,no address,1,2,3,4,5,India,${id}~,1`;
    await page.getByLabel("Lines", { exact: true }).fill(text);
    await page.getByLabel("What for").fill("Speakers");
    await page.getByLabel("Payment").click();
    await page.getByRole("option", { name: "Free of charge" }).click();
    await page.getByLabel("Why it is free").fill("A gift for speakers");
    await page.getByRole("button", { name: "Check it" }).click();
    await page.getByText("'no address' is no e-mail address.").waitFor();
    expect(await page.getByRole("button", { name: /^Make/ }).count()).toBe(0);
    await page.getByLabel("Lines", { exact: true }).fill(text.split("\n").slice(0, 2).join("\n"));
    await page.getByRole("button", { name: "Check it" }).click();
    await page.getByRole("button", { name: "Make 1 order" }).click();
    await page.getByText("Made free of charge, and confirmed.").waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it("have a form for one person, and an order's products change before it is paid", async () => {
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "support", "/orders/create");
    const country = page.getByLabel("Country");
    await country.waitFor();
    const suggested = () =>
      country.evaluate((field: HTMLInputElement) =>
        [...(field.list?.options ?? [])].map(({ value }) => value),
      );
    await expect.poll(suggested).toContain("India");
    expect(await axeViolations(page)).toEqual([]);

    const { store } = shop();
    const { orderNo } = await placeOrder(store);
    await page.goto(`/admin#/orders/${orderNo}/show`);
    await page.getByRole("button", { name: "Change the products…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Quantity").first().fill("3");
    await dialog.getByRole("button", { name: "Check it" }).click();
    await dialog.getByText("The total becomes").waitFor();
    await dialog.getByRole("button", { name: "Change the order" }).click();
    await page.getByText("Changed, and mailed").waitFor();
  });

  it("replace pieces of an order that arrived", async () => {
    const { page } = await shop().visitor();
    const { store } = shop();
    const staff = await newStaff(store, "support");
    const { orderNo } = await deliverNewOrder(store, staff.token);
    await openAdminAs(page, store, "support", `/orders/${orderNo}/show`);
    await page.getByRole("button", { name: "Send a replacement…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/: of 2$/).fill("1");
    await dialog.getByLabel("Why").fill("The handle was broken");
    await dialog.getByRole("button", { name: "Make the replacement" }).click();
    await page.getByText(`Replaces pieces of ${orderNo}`).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
