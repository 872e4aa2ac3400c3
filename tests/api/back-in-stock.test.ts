import { expect, it } from "vitest";
import { deleteExpiredData } from "../../src/backoffice/retention/delete-expired-data.ts";
import { sendDueAlerts } from "../../src/catalogue/back-in-stock/send-due-alerts.ts";
import { callFrom } from "../support/call-from.ts";
import { describeStore } from "../support/describe-store.ts";
import { mailsTo, mailTo, newEmail } from "../support/mailed-code.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { setStock } from "../support/set-stock.ts";
import { findProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

const DAY_MS = 86_400_000;

describeStore("a back-in-stock alert", (store) => {
  const db = () => store().services.database.db;
  const soldOut = () => findProduct(store(), ({ productDetails: [first] }) => first?.sizes.length === 0);
  /** A variant without sizes, and its stock. */
  const withStock = async (pieces: number) => {
    const variantId = soldOut().productDetails[0]?.id ?? 0;
    await setStock(store(), variantId, pieces);
    return variantId;
  };
  const ask = (variantId: number, more: { email?: string; size?: string; token?: string } = {}) => {
    const { token, ...body } = more;
    return store().call("POST /api/back-in-stock", {
      body: { variantId, size: "", ...body },
      ...(token && { token }),
    });
  };
  const tokenIn = (text: string) => /back-in-stock#([\w-]+)/.exec(text)?.[1] ?? "";
  const sendDue = () => sendDueAlerts(db(), store().services.jobs, store().now());
  const alertsOf = (email: string) =>
    db()
      .selectFrom("back_in_stock_alerts")
      .selectAll()
      .where("email_folded", "=", email.toLowerCase())
      .execute();

  it("of a visitor is confirmed by the link in a mail, and then mailed once", async () => {
    const variantId = await withStock(0);
    const email = newEmail();
    const asked = await ask(variantId, { email });
    expect(asked.body).toEqual({ isConfirmed: false, token: "" });
    const token = tokenIn((await mailTo(store(), email)).text);
    await withStock(5);
    await sendDue();
    expect((await alertsOf(email))[0]?.mailed_at, "nobody has confirmed it").toBeNull();
    const confirmed = await store().call("POST /api/back-in-stock/confirm", { body: { token } });
    expect(confirmed.body.productName).toBe(soldOut().productName);
    await Promise.all([sendDue(), sendDue()]);
    await sendDue();
    await expect.poll(async () => (await mailsTo(store(), email)).length).toBe(2);
    const { rows } = {
      rows: await db().selectFrom("mails").select("kind").where("recipient", "=", email).execute(),
    };
    expect(rows.map(({ kind }) => kind).sort()).toEqual(["alert-asked", "back-in-stock"]);
  });

  it("of a proved login needs no confirmation, is counted for staff, and is withdrawn by its token", async () => {
    const variantId = await withStock(0);
    const buyer = await newBuyer(store());
    const { body } = await ask(variantId, { token: buyer.token });
    expect(body.isConfirmed).toBe(true);
    const { token: staffToken } = await newStaff(store(), "support");
    const waiting = async () =>
      (
        await store().call("GET /api/admin/stock/{stockId}", {
          params: { stockId: `${variantId}~` },
          token: staffToken,
        })
      ).body.waiting;
    const before = await waiting();
    expect(before).toBeGreaterThan(0);
    for (const _ of [1, 2])
      expect(
        (await store().call("POST /api/back-in-stock/withdraw", { body: { token: body.token } })).body,
      ).toBe(200);
    expect(await waiting()).toBe(before - 1);
    expect(await alertsOf(buyer.email)).toEqual([]);
  });

  it("for somebody else's address asks that address, also from a proved login", async () => {
    const variantId = await withStock(0);
    const buyer = await newBuyer(store());
    const { body } = await ask(variantId, { token: buyer.token, email: newEmail() });
    expect(body).toEqual({ isConfirmed: false, token: "" });
  });

  it("is refused for what can be bought, for a missing size and for no address", async () => {
    const variantId = await withStock(0);
    expect((await ask(variantId, { email: "nobody" })).problem.code).toBe("email_invalid");
    await withStock(1);
    expect((await ask(variantId, { email: newEmail() })).problem.code).toBe("state_conflict");
    expect((await ask(2_000_000_000, { email: newEmail() })).problem.code).toBe("variant_unknown");
    const shirt = findProduct(store(), ({ productDetails: [first] }) => (first?.sizes.length ?? 0) > 1);
    expect((await ask(shirt.productDetails[0]?.id ?? 0, { email: newEmail() })).problem.code).toBe(
      "size_needed",
    );
  });

  it("ends when nobody confirms it, two days after its mail, and with the account", async () => {
    const variantId = await withStock(0);
    const email = newEmail();
    await ask(variantId, { email });
    const waiting = newEmail();
    await ask(variantId, { email: waiting });
    await db()
      .updateTable("back_in_stock_alerts")
      .set({ confirmed_at: store().now() })
      .where("email", "=", waiting)
      .execute();
    const after = (days: number) => new Date(store().now().getTime() + days * DAY_MS);
    await deleteExpiredData(db(), after(2));
    expect(await alertsOf(email)).toHaveLength(1);
    await deleteExpiredData(db(), after(4));
    expect(await alertsOf(email)).toEqual([]);
    expect(await alertsOf(waiting)).toHaveLength(1);
    await deleteExpiredData(db(), after(181));
    expect(await alertsOf(waiting)).toEqual([]);
  });
});

describeStore(
  "the limits of back-in-stock alerts",
  (store) => {
    it("mails one mailbox three times a day at most, and responds the same above that", async () => {
      const db = store().services.database.db;
      const { productDetails } = findProduct(
        store(),
        ({ productDetails: [first] }) => first?.sizes.length === 0,
      );
      const variantId = productDetails[0]?.id ?? 0;
      await setStock(store(), variantId, 0);
      const email = newEmail();
      for (const _ of [1, 2, 3, 4, 5])
        expect(
          (await store().call("POST /api/back-in-stock", { body: { variantId, size: "", email } })).body,
        ).toEqual({ isConfirmed: false, token: "" });
      const mails = await db.selectFrom("mails").select("mail_id").where("recipient", "=", email).execute();
      expect(mails).toHaveLength(3);
      const alerts = await db
        .selectFrom("back_in_stock_alerts")
        .selectAll()
        .where("email", "=", email)
        .execute();
      expect(alerts).toHaveLength(1);
    });

    it("counts a mailbox once, under whatever address it is named", async () => {
      const { productDetails } = findProduct(
        store(),
        ({ productDetails: [first] }) => first?.sizes.length === 0,
      );
      const variantId = productDetails[0]?.id ?? 0;
      await setStock(store(), variantId, 0);
      const addresses = [
        ...["vic.tim@gmail.com", "victim+1@googlemail.com", "Victim+2@gmail.com"],
        ...["victim@gmail.com", "v.i.c.t.i.m@gmail.com", "victim+3@googlemail.com"],
      ];
      for (const [nth, email] of addresses.entries()) {
        const body = { variantId, size: "", email };
        const asked = await callFrom(store(), `203.0.113.${nth}`, "/api/back-in-stock", body);
        expect(asked.body).toEqual({ isConfirmed: false, token: "" });
      }
      const { db } = store().services.database;
      const mails = await db
        .selectFrom("mails")
        .select("recipient")
        .where("recipient", "in", addresses)
        .orderBy("mail_id")
        .execute();
      expect(mails.map(({ recipient }) => recipient)).toEqual(addresses.slice(0, 3));
      const alerts = await db
        .selectFrom("back_in_stock_alerts")
        .select("email")
        .where("email", "in", addresses)
        .execute();
      expect(alerts).toHaveLength(3);
    });
  },
  { env: { RATE_LIMIT: "1000" } },
);
