import { expect, it } from "vitest";
import { deleteExpiredData } from "../../src/backoffice/retention/delete-expired-data.ts";
import { MAIL_ATTEMPTS, sendMail } from "../../src/notifications/send/send-mail.ts";
import { smtpTransport } from "../../src/platform/mail/mail-transport.ts";
import { queueMail } from "../../src/platform/mail/queue-mail.ts";
import { replaceCode, spendCode } from "../../src/platform/one-time-code/one-time-code.store.ts";
import { describeStore } from "../support/describe-store.ts";
import { codeIn, mailsTo, mailTo, newEmail, signUp } from "../support/mailed-code.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { headerOf, recordedMails } from "../support/recorded-mails.ts";
import { cartItem, checkoutBody, plainProduct } from "../support/shopping.ts";

describeStore("sending mails", (store) => {
  const db = () => store().services.database.db;
  const { mailsOf, settled } = recordedMails(store);
  /** A recorded mail without a job; the test sends it itself. */
  const recordMail = async (more: Partial<Parameters<typeof queueMail>[2]> = {}) => {
    const { email, userId } = await newBuyer(store());
    const now = store().now();
    await db()
      .transaction()
      .execute(async (trx) => {
        if ((more.kind ?? "one-time-code") === "one-time-code") {
          await replaceCode(trx, userId, now);
        }
        await queueMail(
          trx,
          { enqueue: async () => {} },
          { kind: "one-time-code", recipient: email, userId, now, ...more },
        );
      });
    const [mail] = await mailsOf(email);
    if (!mail) throw new Error("The mail was not noted");
    return { email, userId, mailId: mail.mail_id };
  };
  const work = (smtpUrl: string | undefined) => ({
    db: db(),
    store: {
      ...store().services.settings.current(),
      publicUrl: store().services.config.publicUrl,
    },
    calendar: store().services.calendar,
    send: smtpUrl ? smtpTransport(smtpUrl, "required") : undefined,
    now: store().now(),
  });
  const NOBODY = "smtp://127.0.0.1:1";

  it("are retried when the server is busy, with a new code, and arrive", async () => {
    store().inbox.refuse(1);
    const { email } = await signUp(store());
    const mail = await mailTo(store(), email);
    const [row] = await settled(email);
    expect(row).toMatchObject({ state: "sent", attempts: 2, last_error: null });
    expect(headerOf(mail.raw, "Message-ID")).toMatch(/^<mail-\d+\.2\./);
    const { body } = await store().call("POST /api/accounts/RecoverPassword", {
      body: { email, otp: codeIn(mail), newPassword: "a quiet green bicycle" },
    });
    expect(body).toBe(1);
  });

  it("record why they failed, and are given up after the last attempt", async () => {
    const { email, mailId } = await recordMail();
    for (let attempt = 1; attempt < MAIL_ATTEMPTS; attempt++) {
      await expect(sendMail(work(NOBODY), mailId)).rejects.toThrow(/ECONNREFUSED/);
      expect(await mailsOf(email)).toMatchObject([{ state: "queued", attempts: attempt }]);
    }
    await sendMail(work(NOBODY), mailId);
    const [mail] = await mailsOf(email);
    expect(mail).toMatchObject({ state: "failed", attempts: MAIL_ATTEMPTS, subject: null });
    expect(mail?.last_error).toContain("ECONNREFUSED");
    await sendMail(work(store().inbox.url), mailId);
    expect(mailsTo(store(), email)).toEqual([]);
  });

  it("are sent once, however often the job runs; the same mail has the same Message-ID", async () => {
    const buyer = await newBuyer(store());
    const { email, mailId } = await recordMail({ kind: "order-cancelled", orderId: await anyOrder(buyer) });
    await sendMail(work(store().inbox.url), mailId);
    await sendMail(work(store().inbox.url), mailId);
    expect(mailsTo(store(), email)).toHaveLength(1);
    // As if the process had died after the mail server accepted it and before that was recorded:
    await db()
      .updateTable("mails")
      .set({ state: "queued", settled_at: null })
      .where("mail_id", "=", mailId)
      .execute();
    await sendMail(work(store().inbox.url), mailId);
    const ids = mailsTo(store(), email).map(({ raw }) => headerOf(raw, "Message-ID"));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it("are not sent when their code was replaced or used", async () => {
    const later = new Date(store().now().getTime() + 120_000);
    for (const happens of [replaceCode, spendCode]) {
      const { email, userId, mailId } = await recordMail();
      await db()
        .transaction()
        .execute((trx) => happens(trx, userId, later));
      await sendMail(work(store().inbox.url), mailId);
      expect(await mailsOf(email)).toMatchObject([
        { state: "failed", last_error: "Not sent. Its code was used, or a newer one was asked for." },
      ]);
      expect(mailsTo(store(), email)).toEqual([]);
    }
  });

  it("are not recorded when their transaction fails", async () => {
    const recipient = newEmail();
    const failing = db()
      .transaction()
      .execute(async (trx) => {
        await queueMail(trx, store().services.jobs, { kind: "welcome", recipient, now: store().now() });
        throw new Error("after all not");
      });
    await expect(failing).rejects.toThrow("after all not");
    expect(await mailsOf(recipient)).toEqual([]);
  });

  it("the cleanup deletes ended sessions, old codes and guests' idle carts, and gives up forgotten mails [spec 10.38]", async () => {
    const day = 86_400_000;
    const now = store().now();
    const [buyer, other] = [await newBuyer(store()), await newBuyer(store())];
    const { email, userId } = await recordMail();
    await db()
      .updateTable("sessions")
      .set({ created_at: new Date(now.getTime() - day), expires_at: now })
      .where("user_id", "=", buyer.userId)
      .execute();
    const cart = (age: number) => ({
      session_hash: Buffer.alloc(32, age),
      touched_at: new Date(now.getTime() - age * day),
    });
    await db()
      .insertInto("carts")
      .values([cart(29), cart(31)])
      .execute();
    await db()
      .insertInto("carts")
      .values({ user_id: buyer.userId, touched_at: new Date(now.getTime() - 400 * day) })
      .execute();

    await deleteExpiredData(db(), now);
    const sessions = await db().selectFrom("sessions").select("user_id").execute();
    expect(sessions.map((session) => session.user_id)).not.toContain(buyer.userId);
    expect(sessions.map((session) => session.user_id)).toContain(other.userId);
    const ages = (
      await db()
        .selectFrom("carts")
        .select("session_hash")
        .where("touched_at", "<", new Date(now.getTime() - 20 * day))
        .execute()
    ).map(({ session_hash }) => session_hash?.[0] ?? "a person's");
    expect(ages.sort()).toEqual([29, "a person's"]);
    expect(await mailsOf(email)).toMatchObject([{ state: "queued" }]);

    await deleteExpiredData(db(), new Date(now.getTime() + 2 * day));
    expect(await mailsOf(email)).toMatchObject([{ state: "failed" }]);
    const codes = await db()
      .selectFrom("one_time_codes")
      .select("user_id")
      .where("user_id", "=", userId)
      .execute();
    expect(codes).toEqual([]);
  });

  async function anyOrder(buyer: Awaited<ReturnType<typeof newBuyer>>): Promise<number> {
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(plainProduct(store()), 1), userId: buyer.userId },
      token: buyer.token,
    });
    const { body: orderNo } = await store().call("POST /api/ShoppingCart/Checkout", {
      body: checkoutBody(buyer.userId, cart),
      token: buyer.token,
    });
    const row = await db()
      .selectFrom("orders")
      .select("order_id")
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();
    return row.order_id;
  }
});
