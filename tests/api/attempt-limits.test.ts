import { beforeEach, expect, it, vi } from "vitest";
import { readConfig } from "../../src/server/config.ts";
import { describeStore } from "../support/describe-store.ts";
import type { ReceivedMail } from "../support/inbox.ts";
import { codeIn, mailsTo, mailTo, otherCode, signUp, signUpWithPassword } from "../support/mailed-code.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { cartItem, checkoutBody, homeAddress, KIT_ID, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";
import type { TestStore } from "../support/store.ts";

vi.setConfig({ testTimeout: 60_000 }); // the tests wait for mails

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LIMITS_ON = { env: { RATE_LIMIT: "100000" } };
let lastIp = 0;
/** A client IP that nothing has counted yet. */
const newClientIp = () => `198.51.${Math.floor(++lastIp / 250)}.${lastIp % 250}`;

/** A call from a client IP. */
async function callFrom(
  store: TestStore,
  remoteAddress: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const response = await store.inject({
    method: "POST",
    url: path,
    remoteAddress,
    headers: { "content-type": "application/json", ...headers },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

describeStore(
  "guesses at an account",
  (store) => {
    // Windows begin on the clock: no test may pass the end of one on its way.
    beforeEach(() => store().advanceClock(HOUR_MS - (store().now().getTime() % HOUR_MS)));
    const logIn = (ip: string, userName: string, password: string) =>
      callFrom(store(), ip, "/api/accounts/login", { userName, password });
    const guess = async (email: string, times: number) => {
      for (let n = 0; n < times; n += 1) await logIn(newClientIp(), email, `wrong password ${n}`);
    };

    it("end at a limit over all client IPs, with a mail to the owner, who is not locked out where they are known", async () => {
      const { email, password } = await signUpWithPassword(store());
      const home = newClientIp();
      expect((await logIn(home, email, password)).body.userId).toBeGreaterThan(0);
      await guess(email, 10);
      const outsider = await logIn(newClientIp(), email, password);
      expect([outsider.status, outsider.body.code]).toEqual([429, "too_many_requests"]);
      expect(Number(outsider.headers["retry-after"])).toBeGreaterThan(0);
      expect((await logIn(home, email, password)).body.userId).toBeGreaterThan(0);
      const warning = await mailTo(store(), email, 2);
      expect(warning.subject).toContain("Somebody tries to log in to your account");
      store().advanceClock(16 * MINUTE_MS);
      await guess(email, 10);
      expect(mailsTo(store(), email)).toHaveLength(2); // one warning a day
    });

    it("leave the owner a way in from a new place: a mailed code", async () => {
      const { email } = await signUpWithPassword(store());
      await guess(email, 12);
      store().advanceClock(2 * MINUTE_MS);
      const elsewhere = newClientIp();
      expect((await callFrom(store(), elsewhere, "/api/accounts/SendOtp", email)).body).toBe(1);
      const isCode = ({ to, subject }: ReceivedMail) => to.includes(email) && subject.includes("Your code");
      const otp = codeIn(await store().inbox.next(isCode));
      expect(otp).toHaveLength(10); // longer while others guess
      const newPassword = "a slow red tricycle";
      const recovered = await callFrom(store(), elsewhere, "/api/accounts/RecoverPassword", {
        email,
        otp,
        newPassword,
      });
      expect(recovered.body).toBe(1);
      expect((await logIn(elsewhere, email, newPassword)).body.userId).toBeGreaterThan(0);
    });

    it("at codes make the next codes longer, and staff always have long ones", async () => {
      const { email } = await signUp(store());
      let otp = codeIn(await mailTo(store(), email));
      expect(otp).toHaveLength(6);
      for (let sent = 2; sent <= 3; sent += 1) {
        for (let n = 0; n < 5; n += 1) {
          const wrong = { email, otp: otherCode(otp), newPassword: "a slow red tricycle" };
          expect((await callFrom(store(), newClientIp(), "/api/accounts/RecoverPassword", wrong)).body).toBe(
            -1,
          );
        }
        store().advanceClock(2 * MINUTE_MS);
        expect((await callFrom(store(), newClientIp(), "/api/accounts/SendOtp", email)).body).toBe(1);
        otp = await vi.waitFor(() => {
          const newest = mailsTo(store(), email).findLast((mail) => mail.subject.includes("code"));
          if (!newest || codeIn(newest) === otp) throw new Error("not mailed yet");
          return codeIn(newest);
        }, 10_000);
      }
      expect(otp).toHaveLength(10);
      const { email: staffEmail } = await newStaff(store(), "support");
      await callFrom(store(), newClientIp(), "/api/accounts/SendOtp", staffEmail);
      expect(codeIn(await mailTo(store(), staffEmail))).toHaveLength(10);
    });

    it("by asking for codes do not fill a mailbox, and do not use up the owner's own", async () => {
      const { email, password } = await signUpWithPassword(store());
      const home = newClientIp();
      await logIn(home, email, password);
      const responses = [];
      for (let n = 0; n < 7; n += 1) {
        store().advanceClock(MINUTE_MS + 1);
        responses.push(await callFrom(store(), newClientIp(), "/api/accounts/SendOtp", email));
      }
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
      store().advanceClock(MINUTE_MS + 1);
      expect((await callFrom(store(), home, "/api/accounts/SendOtp", email)).body).toBe(1);
    });
  },
  LIMITS_ON,
);

describeStore(
  "an unproved person",
  (store) => {
    const order = async (buyer: Buyer, address: object = {}) => {
      const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
        body: { ...cartItem(plainProduct(store()), 1), userId: buyer.userId },
        token: buyer.token,
      });
      return store().call("POST /api/ShoppingCart/Checkout", {
        body: checkoutBody(buyer.userId, cart, { deliveryAddress: [{ ...homeAddress, ...address }] }),
        token: buyer.token,
      });
    };

    it("places three orders a day, and none of their mails has a text that they typed", async () => {
      const typed = "Call nine one one";
      const identity = { firstName: "Urgent", lastName: typed, email: "victim@ledgerline.example" };
      const buyer = await newBuyer(store(), { emailVerified: false, identity });
      for (let n = 0; n < 3; n += 1)
        expect((await order(buyer, { recipientName: typed, address: "www.evil.example" })).status).toBe(200);
      const refused = await order(buyer);
      expect([refused.status, refused.problem.code]).toEqual([429, "too_many_requests"]);
      expect(refused.problem.detail).toContain("confirm your e-mail address");
      for (const nth of [1, 2, 3]) {
        const { text, subject } = await mailTo(store(), buyer.email, nth);
        for (const word of ["Urgent", typed, "evil"]) expect(subject + text).not.toContain(word);
      }
    });

    it("who proves their address may order on", async () => {
      const buyer = await newBuyer(store());
      for (let n = 0; n < 5; n += 1) expect((await order(buyer)).status).toBe(200);
    });
  },
  LIMITS_ON,
);

describeStore(
  "guesses at coupons",
  (store) => {
    it("count at the check and at checkout alike", async () => {
      const buyer = await newBuyer(store());
      const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
        body: { ...cartItem(plainProduct(store()), 1), userId: buyer.userId },
        token: buyer.token,
      });
      const checkOut = (couponCode: string) =>
        store().call("POST /api/ShoppingCart/Checkout", {
          body: checkoutBody(buyer.userId, cart, { couponCode }),
          token: buyer.token,
        });
      const validate = (name: string) =>
        store().call("POST /api/Redemption/Validate", {
          body: { name, userId: buyer.userId },
          token: buyer.token,
        });
      for (let n = 0; n < 10; n += 1) {
        expect((await checkOut(`GUESS${n}`)).status).toBe(409);
        expect((await validate(`GUESS${n}`)).status).toBe(200);
      }
      expect((await validate("SAVE10")).status).toBe(429);
      expect((await checkOut("SAVE10")).status).toBe(429);
      expect((await checkOut("")).status).toBe(200);
    });
  },
  LIMITS_ON,
);

describeStore("one person for one mailbox", (store) => {
  const account = (email: string) =>
    newBuyer(store(), { identity: { firstName: "Asha", lastName: "Rao", email } });
  const redeem = async (buyer: Buyer, product: Parameters<typeof cartItem>[0], couponCode: string) => {
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(product, 1), userId: buyer.userId },
      token: buyer.token,
    });
    if (!Array.isArray(cart)) return 409;
    return (
      await store().call("POST /api/ShoppingCart/Checkout", {
        body: checkoutBody(buyer.userId, cart, { couponCode }),
        token: buyer.token,
      })
    ).status;
  };
  const kit = () => {
    const product = store().services.catalog.current().products.get(KIT_ID);
    if (!product) throw new Error("no kit");
    return product;
  };

  it("has one kit, also from two accounts at once", async () => {
    const people = [await account("kit@ledgerline.example"), await account("kit+two@ledgerline.example")];
    const statuses = await Promise.all(people.map((person) => redeem(person, kit(), "WELCOMEKIT")));
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await redeem(await account("kit+three@ledgerline.example"), kit(), "WELCOMEKIT")).toBe(409);
    expect(await redeem(await account("kit@other.example"), kit(), "WELCOMEKIT")).toBe(200);
  });

  it("uses a coupon that is once per person once; at Gmail dots do not make another person", async () => {
    const { db } = store().services.database;
    await db.updateTable("coupons").set({ once_per: "user" }).where("code", "=", "SAVE10").execute();
    expect(await redeem(await account("a.sha@gmail.com"), plainProduct(store()), "SAVE10")).toBe(200);
    expect(await redeem(await account("as.ha+x@googlemail.com"), plainProduct(store()), "SAVE10")).toBe(409);
    expect(await redeem(await account("asha@ledgerline.example"), plainProduct(store()), "SAVE10")).toBe(200);
    expect(await redeem(await account("a.sha@ledgerline.example"), plainProduct(store()), "SAVE10")).toBe(
      200,
    );
  });
});

describeStore(
  "the client IP",
  (store) => {
    const contact = (remoteAddress: string, forwardedFor: string) =>
      callFrom(
        store(),
        remoteAddress,
        "/api/contact",
        { Name: "A", Email: "a@b.example", Description: "x" },
        {
          "x-forwarded-for": forwardedFor,
        },
      );
    const statusesOf = async (remoteAddress: string, forwardedFor: (n: number) => string) => {
      const statuses = new Set<number>();
      for (let n = 0; n < 14; n += 1) statuses.add((await contact(remoteAddress, forwardedFor(n))).status);
      return [...statuses];
    };

    it("is not what an outsider writes into X-Forwarded-For", async () => {
      expect(await statusesOf("192.0.2.1", (n) => `203.0.113.${n}`)).toEqual([200, 429]);
    });

    it("is what a trusted proxy says, the last that is not one of ours", async () => {
      expect(await statusesOf("10.0.0.5", (n) => `8.8.8.8, 203.0.113.${n}, 10.1.2.3`)).toEqual([200]);
      expect(await statusesOf("10.0.0.5", (n) => `203.0.113.${n}, 198.18.0.1`)).toEqual([200, 429]);
    });

    it("is the proxy's own where it passes on nonsense", async () => {
      expect(await statusesOf("10.0.0.6", (n) => `unknown-${n}`)).toEqual([200, 429]);
    });
  },
  { env: { RATE_LIMIT: "100000", TRUST_PROXY: "10.0.0.5, 10.0.0.6, 10.1.0.0/16" } },
);

it.each(["on", "1", "true", "10.0.0.0/33", "my-proxy", "10.0.0.1;10.0.0.2"])(
  "TRUST_PROXY=%s is refused in words",
  (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY must be off, or the addresses/);
  },
);

describeStore(
  "a flood of made-up staff tokens",
  (store) => {
    it("ends at the limit before the tokens are looked up", async () => {
      const statuses = [];
      for (let n = 0; n < 8; n += 1)
        statuses.push((await store().call("GET /api/admin/orders", { token: "a".repeat(43) })).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    });
  },
  { env: { RATE_LIMIT: "5" } },
);
