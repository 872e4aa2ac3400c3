import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { confirmOrder } from "../support/confirm-order.ts";
import { describeShop } from "../support/describe-shop.ts";
import { logInAs } from "../support/log-in-as.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { openPage } from "../support/open-page.ts";
import { cartItem, checkoutBody, plainProduct } from "../support/shopping.ts";
import { axeViolations } from "./quality/axe.ts";
import { checkAdminScreens } from "./quality/check-admin-screens.ts";
import { findOverflow } from "./quality/overflow.ts";
import { waitForAnimations } from "./quality/running-animations.ts";

const PASSWORD = "ledgerline-demo";

describeShop("the admin", (shop) => {
  async function logIn(page: Page, email: string) {
    await page.goto("/admin");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Log in" }).click();
  }
  /** A customer with one order of two mugs; returns the customer and the order's number. */
  async function placed() {
    const buyer = await newBuyer(shop().store);
    const { store } = shop();
    const { body: cart } = await store.call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(plainProduct(store), 2), userId: buyer.userId },
      token: buyer.token,
    });
    const { body: orderNo } = await store.call("POST /api/ShoppingCart/Checkout", {
      body: checkoutBody(buyer.userId, cart),
      token: buyer.token,
    });
    return { buyer, orderNo };
  }

  it("takes an order from search to payment link, payment and dispatch, and the customer sees the courier", async () => {
    const { buyer, orderNo } = await placed();
    const { page } = await shop().visitor();
    await logIn(page, "support@ledgerline.example");

    await page.getByRole("menuitem", { name: "Orders" }).click();
    await page.getByPlaceholder("Number, name, e-mail, AWB, SKU").fill(orderNo.toLowerCase());
    await page.getByRole("cell", { name: orderNo }).first().click();
    await page.getByRole("heading", { name: orderNo, level: 2 }).waitFor();

    await page.getByLabel("Payment link (https://…)").fill("https://pay.example/l/77");
    await page.getByRole("button", { name: "Mail the link" }).click();
    await page.getByRole("button", { name: "Mail it" }).click();
    await page.getByText(`Payment link mailed to ${buyer.email}`).waitFor();
    const mail = await shop().store.inbox.next(({ subject }) => subject === `Pay for your order ${orderNo}`);
    expect(mail.text).toContain("https://pay.example/l/77");

    await confirmOrder(page);
    await page.getByLabel("Courier").fill("BlueDart");
    await page.getByLabel("AWB NO").fill("BD 4711");
    await page.getByLabel("AWB NO").press("Enter");
    await page.getByText(`A mail tells ${buyer.email} so.`).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Mark delivered" }).waitFor();
    await page.getByLabel("Note for staff").fill("Left in the rain, mind the box");
    await page.getByRole("button", { name: "Add" }).click();
    await page.getByText("Left in the rain, mind the box").waitFor();

    const { page: theirs } = await shop().visitor();
    await logInAs(theirs, buyer);
    await openPage(theirs, "/accounts/order-history");
    await theirs.getByText("Dispatched").first().waitFor();
    expect(await theirs.content()).toContain("BD 4711");
  });

  it("replies to an enquiry by mail", async () => {
    await shop().store.call("POST /api/contact", {
      body: {
        Name: "Vera Writer",
        Email: "vera@example.com",
        Description: "Where is my mug?",
        ProductIdea: "",
        Budget: "",
        Qty: "",
      },
    });
    const { page } = await shop().visitor();
    await logIn(page, "support@ledgerline.example");
    await page.getByRole("menuitem", { name: "Enquiries" }).click();
    await page.getByRole("cell", { name: "Vera Writer" }).click();
    await page.getByLabel("Begin with a template").click();
    await page.getByRole("option", { name: "Where is my order" }).click();
    await page.getByRole("button", { name: "Mail the answer" }).click();
    await page.getByText("Mailed to vera@example.com").waitFor();
    const mail = await shop().store.inbox.next(
      ({ to, subject }) => to.includes("vera@example.com") && subject.startsWith("Re:"),
    );
    expect(mail.text).toContain("Your order is with the courier");
  });

  it("shows its login page at once, and then the requested screen", async () => {
    const { page } = await shop().visitor();
    await page.goto("/admin#/enquiries");
    await page.getByLabel("E-mail").waitFor();
    expect(await page.evaluate(() => history.length)).toBeLessThan(5); // there was once an endless redirect to the login
    await page.getByLabel("E-mail").fill("support@ledgerline.example");
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL("**/admin#/enquiries");
  });

  it("refuses customers, and shows each role its own screens [spec 6.12]", async () => {
    const { page } = await shop().visitor();
    await logIn(page, "employee@ledgerline.example");
    await page.getByText("This account has no access to the admin.").waitFor();
    const { page: support } = await shop().visitor();
    await logIn(support, "support@ledgerline.example");
    await support.getByRole("menuitem", { name: "Orders" }).waitFor();
    expect(await support.getByRole("menuitem", { name: "Leavers" }).count()).toBe(0);
  });

  it.each([390, 820])(
    "is no wider than a window of %i px, and says when a role has no access to a screen",
    async (width) => {
      const { orderNo } = await placed();
      const { page } = await shop().visitor({ width });
      await logIn(page, "support@ledgerline.example");
      const screens: [string, string][] = [
        ["/orders", orderNo],
        [`/orders/${orderNo}/show`, "What happened"],
        ["/enquiries", "No enquiry waits for an answer."],
        ["/payments", "State"],
        ["/payment-events?filter=%7B%7D", "Only what needs somebody"],
        ["/bank-statements/create", "Orders paid by transfer"],
        ["/months", "your role does not reach it"],
        ["/leavers", "your role does not reach it"],
      ];
      await page.getByText("Orders today").waitFor();
      for (const [path, shown] of screens) {
        await page.goto(`/admin#${path}`);
        await page.getByText(shown).first().waitFor();
        expect(await findOverflow(page), path).toEqual([]);
        // A button that may be pressed once the list is there fades in.
        await expect.poll(() => axeViolations(page), { message: path }).toEqual([]);
      }
      await page.goto("/admin#/orders");
      await page.getByRole("checkbox", { name: "Select this row" }).first().check();
      await page.getByText("1 selected").waitFor();
      await waitForAnimations(page);
      expect(await findOverflow(page), "steps for the selected orders").toEqual([]);
    },
  );

  it("has no accessibility violation on its screens, in light and dark", async () => {
    const { orderNo, buyer } = await placed();
    const enquiry = { Name: "Wanda Waits", Email: "wanda@example.com", Description: "Fifty pens?" };
    await shop().store.call("POST /api/contact", {
      body: { ...enquiry, ProductIdea: "", Budget: "", Qty: "" },
    });
    const { db } = shop().store.services.database;
    await db
      .updateTable("users")
      .set({ role: "admin" })
      .where("email_folded", "=", "office@ledgerline.example")
      .execute();
    const { page } = await shop().visitor();
    await page.goto("/admin");
    await page.getByLabel("E-mail").waitFor();
    await expect.poll(() => axeViolations(page), { message: "login" }).toEqual([]);
    await logIn(page, "office@ledgerline.example");
    const screens: [string, string][] = [
      ["/", "Sold most in 30 days"],
      ["/orders", orderNo],
      [`/orders/${orderNo}/show`, "What happened"],
      ["/enquiries", "Wanda Waits"],
      ["/people", "E-mail verified"],
      [`/people/${buyer.userId}/show`, "What this person may do"],
    ];
    await page.getByRole("menuitem", { name: "People" }).waitFor();
    await checkAdminScreens(page, screens);
  }, 300_000);
});
