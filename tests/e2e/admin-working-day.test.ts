import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { confirmOrder, sayHowPaid } from "../support/confirm-order.ts";
import { describeShop } from "../support/describe-shop.ts";
import { logInAs } from "../support/log-in-as.ts";
import { openPage } from "../support/open-page.ts";
import { placeOrder } from "../support/place-order.ts";
import { axeViolations } from "./quality/axe.ts";
import { checkAdminScreen } from "./quality/check-admin-screens.ts";

describeShop(
  "a working day in the admin",
  (shop) => {
    async function logIn(page: Page, email = "support@ledgerline.example") {
      await page.goto("/admin");
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Password").fill("ledgerline-demo");
      await page.getByRole("button", { name: "Log in" }).click();
      await page.getByText("Orders today").waitFor();
    }
    async function textOf(file: Download): Promise<string[]> {
      const bytes = new Uint8Array(await readFile(await file.path()));
      return (await extractText(await getDocumentProxy(bytes))).text;
    }
    async function saved(page: Page, button: string | RegExp): Promise<string[]> {
      const started = page.waitForEvent("download");
      await page.getByRole("button", { name: button }).click();
      return textOf(await started);
    }
    const figure = async (page: Page, what: string) => {
      const card = await page.getByRole("link", { name: what }).innerText();
      return card.split("\n").filter(Boolean)[1] ?? "";
    };
    const tick = (page: Page, orderNo: string) =>
      page.getByRole("row", { name: orderNo }).getByRole("checkbox").check();

    it("takes three orders from the list to the courier, and the figures change", async () => {
      const { page } = await shop().visitor();
      await logIn(page);
      const before = Number(await figure(page, "Orders today"));
      expect(await figure(page, "Confirmed of them")).toBe("₹0.00");

      const { store } = shop();
      const orders = [await placeOrder(store), await placeOrder(store), await placeOrder(store)] as const;
      const [one, two, three] = orders;
      await page.getByRole("menuitem", { name: "Orders" }).click();
      for (const { orderNo } of orders) await tick(page, orderNo);
      const slips = await saved(page, "Packing slips");
      expect(slips).toHaveLength(3);
      for (const { orderNo } of orders) expect(slips.join("\n")).toContain(orderNo);
      expect(slips.join("")).not.toContain("₹");

      for (const { orderNo } of orders) await tick(page, orderNo);
      await page.getByRole("button", { name: "Confirm", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Confirm: 3 orders" });
      await dialog.getByText(/counts as received, because you say so\. 3 customers are mailed/).waitFor();
      await sayHowPaid(page);
      await dialog.getByRole("button", { name: "Confirm: 3 orders" }).click();
      await expect.poll(() => dialog.getByText("Confirmed; the customer is mailed.").count()).toBe(3);
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect.poll(() => page.getByRole("checkbox", { checked: true }).count()).toBe(0);
      await tick(page, one.orderNo);
      await page.getByRole("menuitem", { name: "Today" }).click();
      await page.getByText("Orders today").waitFor();
      await page.getByRole("menuitem", { name: "Orders" }).click();
      await page.getByRole("row", { name: one.orderNo }).waitFor();
      expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);

      await page.getByRole("button", { name: "Dispatch from CSV" }).click();
      await page
        .getByLabel("Lines", { exact: true })
        .fill(
          `Order,Courier,AWB\n${one.orderNo},BlueDart,BD-1\n${two.orderNo},,\n${three.orderNo},BlueDart,BD-3`,
        );
      await page.getByRole("button", { name: "Check the lines" }).click();
      await page.getByText("2 ready to be dispatched, 1 left out").waitFor();
      await page.getByText("The AWB number is missing.").waitFor();
      await expect.poll(() => axeViolations(page)).toEqual([]);
      await page.getByRole("button", { name: "Dispatch 2 orders" }).click();
      await page.getByText("2 dispatched, 1 left out").waitFor();
      await page.getByRole("button", { name: "Close" }).click();

      const { page: theirs } = await shop().visitor();
      await logInAs(theirs, three.buyer);
      await openPage(theirs, "/accounts/order-history");
      await theirs.getByText("Dispatched").first().waitFor();
      expect(await theirs.content()).toContain("BD-3");

      await page.getByRole("menuitem", { name: "Today" }).click();
      await page.getByText("Orders today").waitFor();
      expect(Number(await figure(page, "Orders today"))).toBe(before + 3);
      expect(await figure(page, "Confirmed of them")).not.toBe("₹0.00");
      await page.getByRole("link", { name: "Orders today" }).click();
      await page.getByRole("row", { name: two.orderNo }).waitFor();
    });

    it("takes orders through the queues by two clicks each, and goes from order to order", async () => {
      const { store } = shop();
      const orders = [await placeOrder(store), await placeOrder(store)];
      const [one = "", two = ""] = orders.map(({ orderNo }) => orderNo);
      const { page } = await shop().visitor();
      await logIn(page);
      await page.getByRole("link", { name: `Send a link: ${one}` }).waitFor();
      await page.getByRole("menuitem", { name: "Orders" }).click();
      await page.getByRole("tab", { name: /^To pay \(/ }).click();
      await page.getByRole("link", { name: `Send a link: ${two}` }).waitFor();
      for (const orderNo of [one, two]) await tick(page, orderNo);
      await page.getByRole("button", { name: "Confirm", exact: true }).click();
      await sayHowPaid(page);
      await page.getByRole("button", { name: "Confirm: 2 orders" }).click();
      await page.getByRole("button", { name: "Close" }).click();
      await page.getByRole("tab", { name: /^To pack \(/ }).click();
      for (const orderNo of [one, two]) expect(await saved(page, `Packing slip: ${orderNo}`)).toHaveLength(1);
      await page.getByRole("tab", { name: /^To send \(/ }).click();
      await page.getByRole("button", { name: `Dispatch: ${one}` }).click();
      const dialog = page.getByRole("dialog", { name: `Dispatch: ${one}` });
      await dialog.getByLabel("Courier").fill("BlueDart");
      await dialog.getByLabel(/^AWB NO of/).fill("BD 1");
      await expect.poll(() => axeViolations(page), { message: "dispatch" }).toEqual([]);
      await dialog.getByLabel(/^AWB NO of/).press("Enter");
      await dialog.waitFor({ state: "detached" });
      await page.getByRole("button", { name: `Dispatch: ${one}` }).waitFor({ state: "detached" });
      await page.getByRole("button", { name: `Dispatch: ${two}` }).click();
      const second = page.getByRole("dialog", { name: `Dispatch: ${two}` });
      expect(await second.getByLabel("Courier").inputValue()).toBe("BlueDart");
      await second.getByLabel(/^AWB NO of/).fill("BD 2");
      await second.getByLabel(/^AWB NO of/).press("Enter");
      await second.waitFor({ state: "detached" });
      await page.getByRole("tab", { name: /^On the way \(/ }).click();
      await page.getByRole("row", { name: one }).click();
      await page.getByRole("heading", { name: one, level: 2 }).waitFor();
      await page.getByRole("link", { name: "The next order" }).click();
      await page.getByRole("heading", { name: two, level: 2 }).waitFor();
      expect(await page.getByLabel("AWB NO").count()).toBe(0);
      await page.getByRole("link", { name: "The order before" }).click();
      await page.getByRole("heading", { name: one, level: 2 }).waitFor();
    }, 300_000);

    it("issues an invoice, asks for the state where it is unknown, and then shows the number", async () => {
      const { store } = shop();
      const { orderNo } = await placeOrder(store, { address: { region: "Bombay side" } });
      const { page, expectComplaint } = await shop().visitor();
      expectComplaint(/status of 422/);
      await logIn(page);
      await page.goto(`/admin#/orders/${orderNo}/show`);
      await page
        .getByText("Each parcel is invoiced by itself when it leaves; refunds make a credit note.")
        .waitFor();
      await confirmOrder(page);
      await page.getByRole("button", { name: "Issue the invoice" }).click();
      await page.getByRole("button", { name: "Issue it" }).click();
      await page.getByText("is not a state of India").waitFor();
      await page.getByLabel("Place of supply").click();
      await page.getByRole("option", { name: "Maharashtra" }).click();
      await page.getByRole("button", { name: "Issue the invoice" }).click();
      const [text = ""] = await saved(page, "Issue it");
      expect(text).toContain("Maharashtra (27)");
      const [, number = ""] = /No\. (\S+)/.exec(text) ?? [];
      await page.getByRole("button", { name: new RegExp(`^Invoice ${number} ·`) }).waitFor();
      // And the same in the timeline.
      await page.getByRole("button", { name: `Open the PDF: Invoice ${number} issued` }).waitFor();
    });

    it("shows what needs attention with its action, which works from there", async () => {
      const { store } = shop();
      const { orderNo, buyer } = await placeOrder(store);
      const { db } = store.services.database;
      const mail = db
        .selectFrom("mails")
        .select("state")
        .where("recipient", "=", buyer.email)
        .where("kind", "=", "order-placed");
      await expect.poll(async () => (await mail.executeTakeFirst())?.state).toBe("sent");
      await db
        .updateTable("mails")
        .set({ state: "failed" })
        .where("recipient", "=", buyer.email)
        .where("kind", "=", "order-placed")
        .execute();
      const { page } = await shop().visitor();
      await logIn(page);
      await page.getByRole("button", { name: `Resend: ${orderNo}` }).click();
      await expect.poll(async () => (await mail.executeTakeFirst())?.state).toBe("sent");
      await page.getByText("Nothing needs attention.").or(page.getByText("Tried again")).first().waitFor();
    });

    it("shows an administrator every change, before and after", async () => {
      const { store } = shop();
      await store.services.database.db
        .updateTable("users")
        .set({ role: "admin" })
        .where("email_folded", "=", "office@ledgerline.example")
        .execute();
      const { orderNo } = await placeOrder(store);
      const { token } = await store.login("support@ledgerline.example");
      const body = { orders: [{ orderNo, from: "Order Requested" }] };
      await store.call("POST /api/admin/orders/confirm", { token, body });
      for (const width of [1440, 390]) {
        const { page } = await shop().visitor({ width });
        await logIn(page, "office@ledgerline.example");
        await expect.poll(() => axeViolations(page), { message: `today at ${width}` }).toEqual([]);
        await page.goto("/admin#/audit");
        await page.getByPlaceholder("Number, name, any word").fill(orderNo.toLowerCase());
        const row = page.getByRole("row", { name: orderNo });
        await row.getByRole("button", { name: "order moved to Order Confirmed" }).click();
        await page.getByRole("row", { name: "status Order Requested Order Confirmed" }).waitFor();
        await expect.poll(() => axeViolations(page), { message: `a change at ${width}` }).toEqual([]);
        await page.getByRole("button", { name: "Close" }).click();
        await page.getByRole("dialog").waitFor({ state: "detached" });
        await page.getByRole("progressbar").waitFor({ state: "detached" });
        await checkAdminScreen(page, "audit");
      }
    }, 300_000);
  },
  { SELLER_GSTIN: "27AAAAA0000A1Z2" },
);
