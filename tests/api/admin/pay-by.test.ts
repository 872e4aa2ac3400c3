import { describe, expect, it } from "vitest";
import { unpaidOrderJobs } from "../../../src/orders/cancel/unpaid-order-jobs.ts";
import { configuredProviders } from "../../../src/orders/payment/configured-providers.ts";
import { sendPaymentLink } from "../../../src/orders/payment/send-payment-link.ts";
import { formatMinute } from "../../../src/platform/calendar/format-minute.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { placeOrder } from "../../support/place-order.ts";
import { redeemKit } from "../../support/redeem-kit.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const { store, readOrder } = await storeWithProvider();
const HOUR = 3_600_000;

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const check = (now: Date) => ({
  db: store.services.database.db,
  jobs: store.services.jobs,
  providers: configuredProviders(store.services.config),
  now,
});
const expire = (hours: number, more: Partial<typeof store.services.config> = {}) =>
  unpaidOrderJobs({
    ...store.services,
    config: { ...store.services.config, ...more },
    clock: () => inHours(hours),
  })["order.expire"]({});
describe("when an unpaid order is cancelled", () => {
  const config = (more: Partial<typeof store.services.config>) => ({ ...store.services.config, ...more });
  const payByOf = async (orderNo: string, buyerToken: string) => {
    const params = { orderNo };
    const { body } = await store.call("GET /api/orders/{orderNo}/details", { params, token: buyerToken });
    expect((await readOrder(orderNo)).payBy, "staff read the same").toBe(body.payBy);
    return body.payBy === null ? null : new Date(body.payBy);
  };
  const hoursAfter = (from: Date, at: Date | null) =>
    at && Math.round((at.getTime() - from.getTime()) / HOUR);
  const sendLink = (orderNo: string, now: Date) => {
    const { db, jobs } = check(now);
    const link = { from: "Order Requested", url: "https://pay.example/1" };
    return sendPaymentLink(db, jobs, { orderNo, link, times: store.services.config, now });
  };
  const mailOf = async (to: string, subject: RegExp) =>
    (await store.inbox.next((mail) => mail.to.includes(to) && subject.test(mail.subject))).text.replace(
      /\s+/g,
      " ",
    );
  const unproved = async () => {
    const placed = await placeOrder(store, { isProved: false });
    return { ...placed, status: async () => (await readOrder(placed.orderNo)).status };
  };

  it("is said by its page and its mail, and nothing cancels it sooner: three days before the address is proved", async () => {
    const { orderNo, buyer, status } = await unproved();
    const payBy = await payByOf(orderNo, buyer.token);
    expect(hoursAfter(new Date(), payBy)).toBe(72);
    const shown = formatMinute(payBy ?? new Date(0), store.services.settings.current().timeZone);
    expect(await mailOf(buyer.email, new RegExp(`^Your order ${orderNo}$`))).toContain(
      `If your order isn’t paid by ${shown}, we’ll cancel it.`,
    );
    await expire(71);
    expect(await status()).toBe("Order Requested");
    await expire(73);
    expect(await status()).toBe("Cancelled");
    expect(await payByOf(orderNo, buyer.token), "nothing is to be paid any more").toBeNull();
    expect(await mailOf(buyer.email, /it was not paid$/), "nobody could pay").toContain(
      `we didn’t email you a payment link for your order ${orderNo} in time`,
    );
  });

  it("is moved by a payment link, which says the new time", async () => {
    const { orderNo, buyer, status } = await unproved();
    const sentAt = inHours(48);
    expect(await sendLink(orderNo, sentAt)).toBeUndefined();
    const payBy = await payByOf(orderNo, buyer.token);
    expect(hoursAfter(sentAt, payBy)).toBe(72);
    const shown = formatMinute(payBy ?? new Date(0), store.services.settings.current().timeZone);
    expect(await mailOf(buyer.email, /^Pay for your order/)).toContain(`isn’t paid by ${shown}`);
    await expire(73);
    expect(await status()).toBe("Payment Link Sent");
    await expire(48 + 73);
    expect(await status()).toBe("Cancelled");
  });

  it("is moved when the customer proves the address, and never to an earlier time", async () => {
    const { orderNo, buyer } = await unproved();
    const { db } = store.services.database;
    await db
      .updateTable("users")
      .set({ email_proved_at: new Date() })
      .where("user_id", "=", buyer.userId)
      .execute();
    const prove = (more: Partial<typeof store.services.config>) =>
      unpaidOrderJobs({ ...store.services, config: config(more) })["order.address-proved"]({
        userId: buyer.userId,
      });
    await prove({});
    expect(hoursAfter(new Date(), await payByOf(orderNo, buyer.token))).toBe(7 * 24);
    await prove({ unpaidOrderDays: 1 });
    expect(hoursAfter(new Date(), await payByOf(orderNo, buyer.token))).toBe(7 * 24);
    await prove({ unpaidOrderDays: 0 });
    expect(await payByOf(orderNo, buyer.token), "the store waits for ever").toBeNull();
    await expire(1_000);
    expect((await readOrder(orderNo)).status).toBe("Order Requested");
  });

  it("is not moved for what somebody else ordered in an account that is its owner's now", async () => {
    const { orderNo, buyer } = await unproved();
    const { db } = store.services.database;
    const later = new Date(Date.now() + 1_000);
    const claimed = { email_proved_at: later, claimed_at: later };
    await db.updateTable("users").set(claimed).where("user_id", "=", buyer.userId).execute();
    await unpaidOrderJobs(store.services)["order.address-proved"]({ userId: buyer.userId });
    expect(hoursAfter(new Date(), await payByOf(orderNo, buyer.token))).toBe(72);
  });

  it("is null for a kit", async () => {
    const buyer = await newBuyer(store);
    const { body: kit } = await redeemKit(store, buyer);
    expect(await payByOf(kit, buyer.token)).toBeNull();
  });
});
