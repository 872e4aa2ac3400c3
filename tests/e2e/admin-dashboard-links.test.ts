import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { placeOrder } from "../support/place-order.ts";
import { redeemKit } from "../support/redeem-kit.ts";
import { plainProduct } from "../support/shopping.ts";
import { providerSettings, sendWebhook, stripePaid } from "../support/signed-webhook.ts";
import { newStaff } from "../support/staff.ts";
import { checkAtWidths } from "./quality/check-admin-screens.ts";

const CAN_TAKE_MS = 300_000;

describeShop(
  "the figures of the admin link to what they count",
  (shop) => {
    it(
      "what needs attention to its payment event, figures and products to their orders, low stock to the stock",
      async () => {
        const { store } = shop();
        const { db } = store.services.database;
        const { orderNo: sold } = await placeOrder(store);
        const { orderNo: requested } = await placeOrder(store);
        const { body: kit } = await redeemKit(store, await newBuyer(store));
        const { body: cancelled } = await redeemKit(store, await newBuyer(store));
        const { token } = await newStaff(store, "support");
        await store.call("POST /api/admin/orders/confirm", {
          token,
          body: { orders: [{ orderNo: sold, from: "Order Requested" }] },
        });
        await store.call("POST /api/admin/orders/{orderNo}/status", {
          params: { orderNo: cancelled },
          token,
          body: { from: "Order Requested", to: "Cancelled" },
        });
        for (const intent of ["pi_nobodys", "pi_other"])
          await sendWebhook(
            store,
            "stripe",
            stripePaid({ link: "plink_x", amount: 100, currency: "USD", intent }),
          );

        const { page } = await shop().visitor();
        await openAdminAs(page, store, "admin", "/");
        const back = async () => {
          await page.goto("/admin#/");
          await page.getByText("Sold most in 30 days").waitFor();
        };
        const cell = (text: string) => page.getByRole("cell", { name: text, exact: true });
        await page.getByRole("link", { name: "Open the event: No order has this link" }).first().click();
        await cell("pi_nobodys").waitFor();
        expect(await cell("pi_other").count()).toBe(0);

        await back();
        await page.getByRole("link", { name: "Confirmed of them" }).click();
        await cell(sold).waitFor();
        expect(await cell(requested).count()).toBe(0);

        await back();
        await page.getByRole("link", { name: "Kits redeemed" }).click();
        await cell(kit).waitFor();
        expect([await cell(cancelled).count(), await cell(sold).count()]).toEqual([0, 0]);

        await back();
        await page.getByRole("link", { name: plainProduct(store).productName }).click();
        await cell(requested).waitFor();
        expect(await cell(kit).count()).toBe(0);

        await back();
        await page.getByText("The same in figures").click();
        await page.getByRole("row").filter({ hasText: "₹" }).getByRole("link").last().click();
        await cell(sold).waitFor();

        await db.updateTable("product_variants").set({ stock: 2 }).where("product_id", "=", 42).execute();
        await page.goto("about:blank");
        await back();
        await page.getByRole("link", { name: "Everything that is low" }).click();
        await page.getByRole("cell", { name: "Everyday Mug" }).first().waitFor();
      },
      CAN_TAKE_MS,
    );

    it(
      "are readable at 1440, 820 and 390 pixels, in light and dark",
      async () => {
        const { page } = await shop().visitor();
        await openAdminAs(page, shop().store, "admin", "/");
        await page.getByText("Everything that is low").waitFor();
        await page.getByText("Orders that are confirmed", { exact: false }).waitFor();
        await checkAtWidths(page, "today", [1440, 820, 390]);
      },
      CAN_TAKE_MS,
    );
  },
  providerSettings("http://127.0.0.1:9"),
);
