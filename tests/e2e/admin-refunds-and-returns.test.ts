import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmOrder } from "../support/confirm-order.ts";
import { describeShop } from "../support/describe-shop.ts";
import { type FakeProvider, openFakeProvider } from "../support/fake-payment-provider.ts";
import { logInAs } from "../support/log-in-as.ts";
import { openPage } from "../support/open-page.ts";
import { placeOrder } from "../support/place-order.ts";
import { findProduct, firstVariant } from "../support/shopping.ts";
import { providerSettings, sendWebhook, stripePaid } from "../support/signed-webhook.ts";
import { axeViolations } from "./quality/axe.ts";
import { checkAdminScreen } from "./quality/check-admin-screens.ts";

const keys: Record<string, string> = {}; // filled before the shop is opened

describe("refunds and returns", () => {
  let fake: FakeProvider;
  beforeAll(async () => {
    fake = await openFakeProvider();
    Object.assign(keys, providerSettings(fake.url));
  });
  afterAll(() => fake.close());

  describeShop(
    "in the admin",
    (shop) => {
      async function logIn(page: Page) {
        await page.goto("/admin");
        await page.getByLabel("E-mail").fill("support@ledgerline.example");
        await page.getByLabel("Password").fill("ledgerline-demo");
        await page.getByRole("button", { name: "Log in" }).click();
        await page.getByRole("menuitem", { name: "Orders" }).waitFor();
      }
      const openOrder = async (page: Page, orderNo: string) => {
        await page.goto(`/admin#/orders/${orderNo}/show`);
        await page.getByRole("heading", { name: orderNo, level: 2 }).waitFor();
      };
      const shirt = () =>
        findProduct(
          shop().store,
          (p) => !p.isSwagItem && p.isTShirt && firstVariant(p).sizes.filter((s) => s.inStock).length > 2,
        );

      it("takes an order through payment link, payment, size exchange, delivery, return and refund", async () => {
        const { store } = shop();
        const product = shirt();
        const { orderNo, buyer } = await placeOrder(store, { lines: [{ product, qty: 2 }] });
        const { page } = await shop().visitor();
        await logIn(page);
        await openOrder(page, orderNo);
        await page.getByRole("button", { name: "Make a Stripe link" }).click();
        await page.getByText(`is mailed to ${buyer.email}`).waitFor();
        await expect.poll(() => axeViolations(page), { message: "link" }).toEqual([]);
        await page.getByRole("button", { name: "Make and mail it" }).click();
        await page.getByText(`Payment link mailed to ${buyer.email}`).waitFor();
        const link = fake.records.links.at(-1);
        const mail = await store.inbox.next(({ subject }) => subject === `Pay for your order ${orderNo}`);
        expect(mail.text).toContain(link?.url);

        const paid = {
          link: link?.id ?? "",
          amount: link?.amount ?? 0,
          currency: "USD",
          intent: "pi_journey",
        };
        expect((await sendWebhook(store, "stripe", stripePaid(paid))).status).toBe(200);
        const { page: theirs } = await shop().visitor();
        await logInAs(theirs, buyer);
        await openPage(theirs, "/accounts/order-history");
        await theirs.getByText("Order Confirmed").first().waitFor();

        await page.reload();
        await page.getByRole("button", { name: /^Exchange the size of/ }).click();
        await page.getByLabel("New size").click();
        await page.getByRole("option").first().click();
        await page.locator("li[data-value]").first().waitFor({ state: "detached" });
        await expect.poll(() => axeViolations(page), { message: "size exchange" }).toEqual([]);
        await page.getByRole("button", { name: "Exchange", exact: true }).click();
        await page.getByText("Size swapped").waitFor();

        await page.getByLabel("Courier").fill("BlueDart");
        await page.getByLabel("AWB NO").fill("BD 4712");
        await page.getByRole("button", { name: "Dispatch" }).click();
        await page.getByRole("button", { name: "Dispatch it" }).click();
        await page.getByRole("button", { name: "Mark delivered" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Mark delivered" }).click();

        await page.getByRole("button", { name: "Open a return…" }).click();
        await page.getByLabel(/: of 2$/).fill("1");
        await page.getByLabel("Why").fill("Too small");
        await expect.poll(() => axeViolations(page), { message: "return" }).toEqual([]);
        await page.getByRole("button", { name: "Open it" }).click();
        await page.getByRole("button", { name: "The goods are here…" }).click();
        await page.getByText("Nothing is written off.").waitFor();
        await page.getByRole("button", { name: "Receive it" }).click();
        await page.getByRole("button", { name: "Refund it…" }).click();
        await page.getByText(/goes back by Stripe\. A mail tells/).waitFor();
        await expect.poll(() => axeViolations(page), { message: "refund" }).toEqual([]);
        await page.getByRole("button", { name: "Refund it" }).click();
        await page.getByText("Stripe is asked to refund it").waitFor();
        await expect.poll(() => fake.records.refunds.map(({ paidRef }) => paidRef)).toEqual(["pi_journey"]);
        const mailText = await store.inbox.next(({ subject }) => subject.startsWith("Your refund of"));
        expect(mailText.text).toContain(orderNo);
        await page.getByText("1 returned").waitFor();
        await checkAdminScreen(page, "order");
      }, 300_000);

      it("confirms an order by hand and takes it back; refunds a free amount by hand, with nothing chosen before", async () => {
        const { store } = shop();
        const { orderNo, buyer } = await placeOrder(store);
        const { page } = await shop().visitor();
        await logIn(page);
        await openOrder(page, orderNo);
        await confirmOrder(page);
        await page.getByText("Bank transfer", { exact: false }).first().waitFor();
        await page.getByRole("button", { name: "Take it back" }).click();
        await page.getByText(/counts as not received, and is due again/).waitFor();
        await page.getByRole("dialog").getByRole("button", { name: "Take it back" }).click();
        await page.getByText("not paid after all").waitFor();
        await confirmOrder(page);

        await page.getByRole("button", { name: "Refund…" }).click();
        await page.getByText("Nothing is chosen yet.").waitFor();
        const refund = page.getByRole("button", { name: "It is refunded" });
        await page.getByLabel("Everything that is left").check();
        await page.getByText(/was refunded by hand\. A mail tells/).waitFor();
        await page.getByLabel("Everything that is left").uncheck();
        await page.getByText("Nothing is chosen yet.").waitFor();
        await page.getByLabel("Another amount, for no piece, ₹").fill("100.5");
        await page.getByLabel("Why").fill("Came late");
        expect(await refund.isDisabled()).toBe(true);
        await page.getByLabel("Reference of your transfer").fill("NEFT 77");
        await expect.poll(() => axeViolations(page), { message: "free amount" }).toEqual([]);
        await refund.click();
        await page.getByText("by hand · NEFT 77 · Came late").waitFor();
        await page.getByText("₹100.50", { exact: true }).waitFor();
        const mail = await store.inbox.next(
          ({ to, subject }) => to.includes(buyer.email) && subject.startsWith("Your refund of"),
        );
        expect(mail.text).toContain("NEFT 77");
      }, 300_000);

      it("resends a mail after showing its text, and settles a payment event of no order", async () => {
        const { store } = shop();
        const { orderNo, buyer } = await placeOrder(store);
        const came = () =>
          store.inbox.mails.filter(
            ({ to, subject }) => to.includes(buyer.email) && subject === `Your order ${orderNo}`,
          ).length;
        await expect.poll(came).toBe(1);
        const { page } = await shop().visitor();
        await logIn(page);
        await openOrder(page, orderNo);
        await page
          .getByRole("button", { name: /^Read the mail/ })
          .first()
          .click();
        await page.getByText(`mails it to ${buyer.email}`).waitFor();
        await expect.poll(() => axeViolations(page), { message: "mail" }).toEqual([]);
        await page.getByRole("button", { name: "Resend" }).click();
        await page.getByText(`On its way to ${buyer.email}`).waitFor();
        await expect.poll(came).toBe(2);

        await sendWebhook(
          store,
          "stripe",
          stripePaid({ link: "plink_lost", amount: 700, currency: "USD", intent: "pi_lost" }),
        );
        await page.getByRole("menuitem", { name: "Payments" }).click();
        await page.getByRole("link", { name: "Payment events" }).click();
        await page.getByText("No order has this link").waitFor();
        await expect.poll(() => axeViolations(page), { message: "messages" }).toEqual([]);
        await page.getByRole("button", { name: "Settled" }).click();
        await page.getByRole("button", { name: "It is settled" }).click();
        await page.getByText("No order has this link").waitFor({ state: "detached" });
      }, 300_000);
    },
    keys,
  );
});
