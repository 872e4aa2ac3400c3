import { beforeEach, expect, it } from "vitest";
import type { UserId } from "../../src/contract/ids.ts";
import { countAttempts, rememberClient } from "../../src/platform/attempt-limit/attempt-limit.store.ts";
import type { AttemptKind } from "../../src/platform/attempt-limit/attempt-limit.ts";
import { callFrom } from "../support/call-from.ts";
import { deliverNewOrder } from "../support/deliver-new-order.ts";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { setStock } from "../support/set-stock.ts";
import { cartItem, checkoutBody, findProduct, firstVariant, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

const CLIENT = "203.0.113.77";
const EMAIL = "employee@ledgerline.example";
const newPassword = "a quiet green bicycle";

/** The numbers stand here once more, so that none of them grows unnoticed. */
describeStore(
  "the limit",
  (store) => {
    const db = () => store().services.database.db;
    beforeEach(async () => {
      await db().deleteFrom("attempt_counts").execute();
    });
    const used = (kind: AttemptKind, subject: string, count: number) =>
      db()
        .transaction()
        .execute(async (trx) => {
          await countAttempts(trx, [{ kind, subject }], store().now());
          await trx.updateTable("attempt_counts").set({ used: count }).where("kind", "=", kind).execute();
        });
    const send = async (path: string, body: unknown, token?: string) =>
      (await callFrom(store(), CLIENT, path, body, token ? { authorization: `Bearer ${token}` } : {})).status;
    const buyer = async () => {
      const person = await newBuyer(store());
      return { ...person, subject: String(person.userId) };
    };
    const validate = async (token: string, userId: number) =>
      send("/api/Redemption/Validate", { name: "NO-SUCH", userId }, token);
    const logIn = () => send("/api/accounts/login", { userName: EMAIL, password: "wrong" });
    const recover = () => send("/api/accounts/RecoverPassword", { email: EMAIL, otp: "000000", newPassword });
    const askForCode = () => send("/api/accounts/SendOtp", EMAIL);
    const quote = () =>
      send("/api/quotations", { company: "A", name: "B", lines: [{ productDetailsId: 999_999, qty: 1 }] });
    const enquire = () =>
      send("/api/contact", { Name: "A", Email: `a-${crypto.randomUUID()}@b.example`, Description: "x" });
    const askForLink = () => send("/api/order-links", { orderNo: "KS-0000-0000-0", email: EMAIL });
    const newEmail = () => `new-${crypto.randomUUID()}@ledgerline.example`;
    const signUp = () => send("/api/accounts/signup", { firstName: "A", lastName: "B", email: newEmail() });
    const askForAlert = async () => {
      const product = findProduct(store(), ({ productDetails: [first] }) => first?.sizes.length === 0);
      const { id: variantId } = firstVariant(product);
      await setStock(store(), variantId, 0);
      return send("/api/back-in-stock", { variantId, size: "", email: newEmail() });
    };
    const orderUnproved = async () => {
      const { userId, token } = await newBuyer(store(), { emailVerified: false });
      const item = { ...cartItem(plainProduct(store()), 1), userId };
      const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", { token, body: item });
      return send("/api/ShoppingCart/Checkout", checkoutBody(userId, cart), token);
    };
    const enterCard = () => send("/api/claims/card", { code: "AAAA-AAAA", fact: "W-1" });
    const useInvitation = () => send("/api/invitations/check", { token: "A".repeat(43) });

    it.each<[AttemptKind, number, () => Promise<number>]>([
      ["password from client", 100, logIn],
      ["password from client in a day", 500, logIn],
      ["code from client", 60, recover],
      ["code mail from client", 60, askForCode],
      ["code mail from client in a day", 300, askForCode],
      ["quotation from client", 20, quote],
      ["quotation from client in a day", 60, quote],
      ["enquiry from client", 10, enquire],
      ["enquiry from client in a day", 40, enquire],
      ["order link mail from client", 20, askForLink],
      ["order link mail from client in a day", 60, askForLink],
      ["claim card from client", 60, enterCard],
      ["claim card from client in a day", 300, enterCard],
      ["invitation link from client", 30, useInvitation],
      ["sign-up from client", 100, signUp],
      ["sign-up from client in a day", 400, signUp],
      ["alert from client", 20, askForAlert],
      ["alert from client in a day", 60, askForAlert],
      ["order before proof from client in a day", 30, orderUnproved],
    ])("%s is %d", async (kind, max, act) => {
      await used(kind, CLIENT, max - 1);
      expect(await act(), "the last one").not.toBe(429);
      await used(kind, CLIENT, max);
      expect(await act(), "one more").toBe(429);
    });

    it.each<[AttemptKind, number]>([
      ["coupon of account", 20],
      ["coupon of account in a day", 60],
      ["coupon from client", 60],
      ["coupon from client in a day", 300],
    ])("%s is %d", async (kind, max) => {
      const { subject, token, userId } = await buyer();
      const counted = kind.startsWith("coupon of account") ? subject : CLIENT;
      await used(kind, counted, max - 1);
      expect(await validate(token, userId), "the last one").not.toBe(429);
      await used(kind, counted, max);
      expect(await validate(token, userId), "one more").toBe(429);
    });

    it("code mail to account in a day is 20, from where its owner has not logged in", async () => {
      const { subject, email } = await buyer();
      await used("code mail to account in a day", subject, 20);
      expect(await send("/api/accounts/SendOtp", email)).toBe(429);
      await used("code mail to account in a day", subject, 19);
      expect(await send("/api/accounts/SendOtp", email)).toBe(200);
    });

    it.each<[AttemptKind, number]>([
      ["password of account", 10],
      ["password of account in a day", 50],
    ])("%s is %d, from where its owner has not logged in", async (kind, max) => {
      const { email } = await buyer();
      const guess = () => send("/api/accounts/login", { userName: email, password: "wrong" });
      await used(kind, email, max - 1);
      expect(await guess(), "the last one").toBe(200);
      await used(kind, email, max);
      expect(await guess(), "one more").toBe(429);
    });

    it("password at known client is 10, and code mail at known client in an hour is 5", async () => {
      const { email, subject, userId } = await buyer();
      await rememberClient(db(), userId as UserId, CLIENT, store().now());
      const guess = () => send("/api/accounts/login", { userName: email, password: "wrong" });
      const [passwords, codes] = [`${email} ${CLIENT}`, `${subject} ${CLIENT}`];
      await used("password at known client", passwords, 9);
      expect([await guess(), await guess()]).toEqual([200, 429]);
      await used("code mail at known client in an hour", codes, 5);
      expect(await send("/api/accounts/SendOtp", email)).toBe(429);
      await used("code mail at known client in an hour", codes, 4);
      expect(await send("/api/accounts/SendOtp", email)).toBe(200);
    });

    it("invitation by account in a day is 100", async () => {
      const { token, userId } = await newStaff(store(), "admin");
      const invite = () => {
        const body = { firstName: "A", lastName: "B", email: newEmail(), role: "support" };
        return send("/api/admin/invitations", body, token);
      };
      await used("invitation by account in a day", String(userId), 99);
      expect([await invite(), await invite()]).toEqual([200, 429]);
    });

    it("fault of order in a day is 5", async () => {
      const { token } = await newStaff(store(), "admin");
      const { orderNo, lineId, buyer: person } = await deliverNewOrder(store(), token);
      const report = () =>
        send(
          `/api/orders/${orderNo}/faults`,
          { lines: [{ lineId, quantity: 1 }], reason: "Broken" },
          person.token,
        );
      await used("fault of order in a day", orderNo, 4);
      expect(await report()).toBe(200);
      await used("fault of order in a day", orderNo, 5);
      expect(await report()).toBe(429);
    });
  },
  { env: { RATE_LIMIT: "100000" } },
);
