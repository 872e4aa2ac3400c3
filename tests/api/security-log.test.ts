import { expect, it } from "vitest";
import { callFrom } from "../support/call-from.ts";
import { describeStore } from "../support/describe-store.ts";
import { logInAgain } from "../support/log-in-again.ts";
import { openLog } from "../support/log-lines.ts";
import { codeIn, mailsTo, otherCode, signUpWithPassword } from "../support/mailed-code.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { switchOnSecondFactor } from "../support/second-factor.ts";
import { newStaff } from "../support/staff.ts";

const { log, lines } = openLog();

describeStore(
  "the security log",
  (store) => {
    /** Lines of the event that came while `act` ran. A refusal's line follows its response. */
    const during = async (event: string, act: () => Promise<unknown>) => {
      const before = lines.length;
      await act();
      const found = () => lines.slice(before).filter(({ security }) => security === event);
      await expect.poll(found).not.toEqual([]);
      return found();
    };
    const logIn = (userName: string, password: string) =>
      callFrom(store(), "203.0.113.9", "/api/accounts/login", { userName, password });

    it("has logins that succeed and fail, with request, client IP and a short hash of the account", async () => {
      const { email, userId, password } = await signUpWithPassword(store());
      const [good] = await during("login", () => logIn(email, password));
      expect(good).toMatchObject({
        clientIp: "203.0.113.9",
        userId,
        requestId: expect.stringMatching(/^[\w-]{36}$/),
      });
      const [failed] = await during("login failed", () =>
        logIn(` ${email.toUpperCase()} `, "a loud green bicycle"),
      );
      expect(failed?.account).toMatch(/^[0-9a-f]{12}$/);
      expect(failed?.account).toBe(good?.account);
      const [asked] = await during("code sent", () =>
        callFrom(store(), "203.0.113.9", "/api/accounts/SendOtp", email),
      );
      expect(asked?.account).toBe(good?.account);
    });

    it("names the person of a refusal, also where the person may not make the call", async () => {
      const { token, userId } = await newStaff(store(), "support");
      const [refused] = await during("refused", () =>
        store().call("GET /api/admin/people/{personId}", {
          params: { personId: 999_999_999 },
          token: "a".repeat(43),
        }),
      );
      expect(refused).toMatchObject({
        status: 401,
        code: "login_expired",
        route: "/api/admin/people/:personId",
      });
      const [forbidden] = await during("refused", () =>
        store().call("PUT /api/admin/people/{personId}", {
          params: { personId: 1 },
          body: { version: 1 },
          token,
        }),
      );
      expect(forbidden).toMatchObject({ status: 403, code: "forbidden", userId });
    });

    it("has requests that no page of the store sends", async () => {
      const inject = (payload: string, type = "application/json") =>
        store().inject({
          method: "POST",
          url: "/api/ShoppingCart/Add/",
          payload,
          headers: { "content-type": type },
        });
      for (const [code, send] of [
        ["malformed", () => inject("{")],
        ["malformed", () => inject(JSON.stringify({ quantity: "1e309" }))],
        ["wrong_content_type", () => inject("<cart/>", "application/xml")],
        ["too_large", () => inject(JSON.stringify({ note: "x".repeat(300_000) }))],
      ] as const) {
        const [refused] = await during("refused", send);
        expect(refused).toMatchObject({ code, route: "/api/ShoppingCart/Add/" });
      }
    });

    it("has a wrong second factor, and the role that a person got", async () => {
      const admin = await newStaff(store(), "admin");
      await switchOnSecondFactor(store(), admin.token);
      const token = await logInAgain(store(), admin);
      const [wrong] = await during("refused", () =>
        store().call("POST /api/admin/second-factor/verify", { body: { code: "000000" }, token }),
      );
      expect(wrong).toMatchObject({ code: "code_invalid", userId: admin.userId });
      const { userId: personId } = await newBuyer(store());
      const { body: person } = await store().call("GET /api/admin/people/{personId}", {
        params: { personId },
        token: admin.token,
      });
      const [changed] = await during("person changed", () =>
        store().call("PUT /api/admin/people/{personId}", {
          params: { personId },
          body: { version: person.version, role: "support" },
          token: admin.token,
        }),
      );
      expect(changed).toMatchObject({ userId: admin.userId, personId, role: "support", isBlocked: false });
    });

    it("is counted for the alert rules", async () => {
      await during("login failed", () => logIn("nobody@ledgerline.example", "a quiet green bicycle"));
      const { body } = await store().inject({ url: "/metrics" });
      expect(body).toMatch(/^kitstore_security_events_total\{event="login failed",code=""\} [1-9]/m);
      expect(body).toMatch(/^kitstore_security_events_total\{event="refused",code="code_invalid"\} [1-9]/m);
    });

    it("has no password, code, token or e-mail address, and nothing of calls that change no access", async () => {
      const before = lines.length;
      await callFrom(store(), "203.0.113.9", "/api/contact", {
        Name: "A",
        Email: "a@b.example",
        Description: "x",
      });
      expect(lines.slice(before)).toEqual([]);
      const { email, password } = await signUpWithPassword(store());
      store().advanceClock(2 * 60_000); // the next code
      await callFrom(store(), "203.0.113.9", "/api/accounts/SendOtp", email);
      const code = codeIn(
        await store().inbox.next(
          (mail) =>
            mail.to.includes(email) && mail.subject.includes("code") && mail !== mailsTo(store(), email)[0],
        ),
      );
      const newPassword = "a slow red tricycle";
      const recover = (otp: string) =>
        store().call("POST /api/accounts/RecoverPassword", { body: { email, otp, newPassword } });
      await during("code refused", () => recover(otherCode(code)));
      await during("password set by code", () => recover(code));
      const { token } = (await logIn(email, newPassword)).body;
      await during("logout", () => store().call("POST /api/accounts/logout", { token }));
      const text = JSON.stringify(lines.filter(({ security }) => security).map(({ time, ...line }) => line));
      expect(text).not.toMatch(/@|bicycle|tricycle|000000/i);
      const secrets = { password, newPassword, token, code: `"${code}` };
      for (const [name, secret] of Object.entries(secrets)) {
        expect([name, secret.length > 5]).toEqual([name, true]);
        expect([name, text.includes(secret)]).toEqual([name, false]);
      }
    });
  },
  { log },
);
