import { beforeEach, expect, it, vi } from "vitest";
import { callFrom } from "../support/call-from.ts";
import { describeStore } from "../support/describe-store.ts";
import type { ReceivedMail } from "../support/inbox.ts";
import { logInAgain } from "../support/log-in-again.ts";
import { codeIn, mailsTo, mailTo, otherCode, signUp, signUpWithPassword } from "../support/mailed-code.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { switchOnSecondFactor } from "../support/second-factor.ts";
import { cartItem, checkoutBody, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LIMITS_ON = { env: { RATE_LIMIT: "100000" } };
let lastIp = 0;
/** A client IP that nothing has counted yet. */
const newClientIp = () => `198.51.${Math.floor(++lastIp / 250)}.${lastIp % 250}`;

describeStore(
  "guesses at an account",
  (store) => {
    // Windows begin on the clock, the longest at midnight: no test may pass the end of one on its way.
    beforeEach(() => store().advanceClock(DAY_MS - (store().now().getTime() % DAY_MS)));
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
      expect(warning.subject).toContain("Someone is trying to log in to your account");
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
        }, 300_000);
      }
      expect(otp).toHaveLength(10);
      const { email: staffEmail } = await newStaff(store(), "support");
      await callFrom(store(), newClientIp(), "/api/accounts/SendOtp", staffEmail);
      expect(codeIn(await mailTo(store(), staffEmail))).toHaveLength(10);
    });

    it("with a login that was found open count as at the login, and warn the owner", async () => {
      const { email, userId } = await signUpWithPassword(store());
      const token = await logInAgain(store(), { userId });
      const change = (currentPassword: string) =>
        callFrom(
          store(),
          newClientIp(), // the call's own limit is by client IP
          "/api/accounts/changepassword",
          {
            userId,
            currentPassword,
            newPassword: "a slow red tricycle",
            confirmNewPassword: "a slow red tricycle",
          },
          { authorization: `Bearer ${token}` },
        );
      for (let n = 0; n < 10; n += 1) expect((await change(`wrong password ${n}`)).body).toBe(-1);
      expect((await change("one more")).status).toBe(429);
      expect((await mailTo(store(), email, 2)).subject).toContain("Someone is trying to log in");
    });

    it("at a second factor end at a daily limit, and warn the owner: whoever guesses there has the password", async () => {
      const staff = await newStaff(store(), "support");
      await switchOnSecondFactor(store(), staff.token);
      let token = "";
      const guessCode = async () =>
        (await store().call("POST /api/admin/second-factor/verify", { token, body: { code: "000000" } }))
          .problem.code;
      for (let round = 0; round < 10; round += 1) {
        token = await logInAgain(store(), staff);
        for (let n = 0; n < 5; n += 1) expect(await guessCode()).toBe("code_invalid");
        store().advanceClock(16 * MINUTE_MS); // the quarter of an hour after five is over
      }
      token = await logInAgain(store(), staff);
      expect(await guessCode()).toBe("too_many_requests");
      const isWarning = ({ to, subject }: ReceivedMail) =>
        to.includes(staff.email) && subject.includes("Someone is trying to log in");
      expect(await store().inbox.next(isWarning)).toBeDefined();
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
  "sign-ups for one mailbox",
  (store) => {
    it("under ever new addresses end at a limit, which does not keep its owner out", async () => {
      const asked = (email: string) =>
        callFrom(store(), newClientIp(), "/api/accounts/signup", { firstName: "A", lastName: "B", email });
      for (let n = 0; n < 5; n += 1) expect((await asked(`victim+${n}@ledgerline.example`)).status).toBe(200);
      expect((await asked("Victim+6@ledgerline.example")).status).toBe(429);
      expect((await asked("victim@ledgerline.example")).status).toBe(200);
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

    it("at the same moment do not pass the limit together", async () => {
      const buyer = await newBuyer(store());
      const authorization = `Bearer ${buyer.token}`;
      const statuses = await Promise.all(
        Array.from({ length: 60 }, async (_, n) => {
          const body = { name: `GUESS${n}`, userId: buyer.userId };
          return (await callFrom(store(), newClientIp(), "/api/Redemption/Validate", body, { authorization }))
            .status;
        }),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    });
  },
  LIMITS_ON,
);
