import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { expect, it, onTestFinished, vi } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { codeIn, mailTo, newEmail, signUp, signUpWithPassword } from "../support/mailed-code.ts";
import { cartItem, firstVariant, plainProduct } from "../support/shopping.ts";
import { newSessionId } from "../support/store.ts";

const MINUTE_MS = 60_000;

describeStore("accounts", (store) => {
  const db = () => store().services.database.db;
  const login = (userName: string, password: string, more: object = {}) =>
    store().call("POST /api/accounts/login", { body: { userName, password, ...more } });
  const ordersOf = (userId: number, token: string) =>
    store().call("GET /api/orders/{userId}", { params: { userId }, token });
  const guestAdds = (sessionId: string, qty: number) =>
    store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(plainProduct(store()), qty), sessionId },
    });
  const cartOf = async (userIdOrSessionId: number | string, token?: string) =>
    (
      await store().call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
        params: { userIdOrSessionId },
        token,
      })
    ).body;

  it("a login returns the person; a wrong one returns userId 0 and no token [spec 6.2, 7.23]", async () => {
    const response = await login("Office@ledgerline.example ", "ledgerline-demo");
    expect(response.body).toMatchObject({ isOrg: true, role: "buyer", emailVerified: true });
    expect(response.body.token).toHaveLength(43);
    const { email } = await signUp(store()); // has no password yet
    await db()
      .updateTable("users")
      .set({ blocked_at: new Date() })
      .where("email_folded", "=", email)
      .execute();
    const { email: blocked, password } = await signUpWithPassword(store());
    await db()
      .updateTable("users")
      .set({ blocked_at: new Date() })
      .where("email_folded", "=", blocked)
      .execute();
    for (const [name, triedPassword] of [
      ["office@ledgerline.example", "ledgerline-demO"],
      ["office@ledgerline.example", ""],
      ["nobody@ledgerline.example", "ledgerline-demo"],
      ["", ""],
      ["' or 1=1 --", "' or 1=1 --"],
      [email, ""],
      [blocked, password],
    ] as const) {
      const wrong = await login(name, triedPassword);
      expect([wrong.status, wrong.body.userId, wrong.body.token]).toEqual([200, 0, ""]);
    }
  });

  it("refusing an unknown e-mail address hashes as much as refusing a wrong password", async () => {
    const hashed = vi.spyOn(crypto, "argon2");
    syncBuiltinESMExports(); // so that the named import of the program is the spy too
    onTestFinished(() => {
      hashed.mockRestore();
      syncBuiltinESMExports();
    });
    const hashesAt = async (name: string) => {
      hashed.mockClear();
      await login(name, "a wrong password");
      return hashed.mock.calls.map(([algorithm, { memory, passes, parallelism }]) => ({
        algorithm,
        memory,
        passes,
        parallelism,
      }));
    };
    const known = await hashesAt("employee@ledgerline.example");
    expect(known).toHaveLength(1);
    expect(await hashesAt("nobody@ledgerline.example")).toEqual(known);
  });

  it("some of a flood of logins get 503 with Retry-After, and a login works afterwards [spec 10.44]", async () => {
    const responses = await Promise.all(
      Array.from({ length: 120 }, () => login("employee@ledgerline.example", "a wrong password")),
    );
    const refused = responses.filter(({ status }) => status === 503);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(refused[0]?.problem.code).toBe("unavailable");
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await login("employee@ledgerline.example", "ledgerline-demo")).body.userId).toBeGreaterThan(0);
  });

  it("replaces a hash made with older parameters at login, and the password still works", async () => {
    const { email, password } = await signUpWithPassword(store());
    const { argon2Sync } = await import("node:crypto");
    const salt = Buffer.from("sixteen bytes ok");
    const options = {
      message: password,
      nonce: salt,
      tagLength: 32,
      memory: 4096,
      passes: 1,
      parallelism: 1,
    };
    const bare = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
    const old = `$argon2id$v=19$m=4096,t=1,p=1$${bare(salt)}$${bare(argon2Sync("argon2id", options))}`;
    await db().updateTable("users").set({ password_hash: old }).where("email_folded", "=", email).execute();
    expect((await login(email, password)).body.userId).toBeGreaterThan(0);
    const hash = await db()
      .selectFrom("users")
      .select("password_hash")
      .where("email_folded", "=", email)
      .executeTakeFirstOrThrow();
    expect(hash.password_hash).toContain("$m=19456,t=2,p=1$");
    expect((await login(email, password)).body.userId).toBeGreaterThan(0);
  });

  it("a login lasts 20 minutes; reading does not extend it, a refresh does [spec 4.2]", async () => {
    const { userId, token: first } = await store().login("employee@ledgerline.example");
    const refresh = (token: string) => store().call("POST /api/accounts/refresh", { token });
    store().advanceClock(19 * MINUTE_MS);
    expect((await ordersOf(userId, first)).status).toBe(200);
    const refreshed = await refresh(first);
    const { token } = refreshed.body;
    expect(Math.abs(refreshed.body.loginTime - store().now().getTime())).toBeLessThan(MINUTE_MS);
    store().advanceClock(19 * MINUTE_MS);
    expect((await ordersOf(userId, token)).status).toBe(200);
    store().advanceClock(2 * MINUTE_MS);
    expect((await ordersOf(userId, token)).problem.code).toBe("login_expired");
    expect((await refresh(token)).problem.code).toBe("login_expired");
  });

  it("logout revokes the token, once [spec 4.5]", async () => {
    const { userId, token } = await store().login("employee@ledgerline.example");
    const logout = (request?: string) => store().call("POST /api/accounts/logout", { token: request });
    expect((await logout(token)).body).toBe(1);
    expect((await ordersOf(userId, token)).problem.code).toBe("login_expired");
    expect((await logout(token)).body).toBe(0);
    expect((await logout()).body).toBe(0);
    expect((await logout("no token at all")).body).toBe(0);
  });

  it("login and sign-up move the guest's cart into the person's, equal lines adding up to 999 [spec 10.20]", async () => {
    const sessionId = newSessionId();
    await db()
      .updateTable("product_variants")
      .set({ stock: null })
      .where("variant_id", "=", firstVariant(plainProduct(store())).id)
      .execute();
    await guestAdds(sessionId, 600);
    const { body, email } = await signUp(store(), { sessionId });
    expect((await cartOf(body.userId, body.token)).map(({ qty }) => qty)).toEqual([600]);
    expect(await cartOf(sessionId)).toEqual([]);

    const otp = codeIn(await mailTo(store(), email));
    const newPassword = "a quiet green bicycle";
    // From the browser that signed up: another one would find the cart emptied.
    await store().call("POST /api/accounts/RecoverPassword", {
      body: { email, otp, newPassword },
      token: body.token,
    });
    await guestAdds(sessionId, 500);
    const again = await login(email, newPassword, { sessionId });
    expect((await cartOf(again.body.userId, again.body.token)).map(({ qty }) => qty)).toEqual([999]);
  });

  it("a failed login moves nothing, and a guessable session id is refused before anything happens", async () => {
    const sessionId = newSessionId();
    await guestAdds(sessionId, 2);
    expect((await login("employee@ledgerline.example", "wrong", { sessionId })).body.userId).toBe(0);
    expect((await cartOf(sessionId)).map(({ qty }) => qty)).toEqual([2]);
    for (const guessable of ["1", "00000000-0000-4000-8000-000000000000", "a".repeat(64)]) {
      const email = newEmail();
      const response = await login("employee@ledgerline.example", "ledgerline-demo", {
        sessionId: guessable,
      });
      expect([response.status, response.problem.code]).toEqual([400, "bad_session_id"]);
      expect((await signUp(store(), { email, sessionId: guessable })).problem.code).toBe("bad_session_id");
      expect((await store().call("POST /api/accounts/emailexists", { body: email })).body).toBe(true);
    }
    for (const none of [null, ""])
      expect(
        (await login("employee@ledgerline.example", "ledgerline-demo", { sessionId: none })).status,
      ).toBe(200);
  });

  it("refuses wrong types, NUL characters and huge values with 4xx, and creates nothing", async () => {
    const email = newEmail();
    const good = { firstName: "Asha", lastName: "Nair", email };
    const bodies: [object | string, number][] = [
      [{ ...good, firstName: 7 }, 400],
      [{ ...good, firstName: ["Asha"] }, 400],
      [{ ...good, lastName: null }, 400],
      [{ ...good, lastName: "x".repeat(101) }, 400],
      [{ ...good, email: { $ne: "" } }, 400],
      [{ ...good, firstName: "As\u0000ha" }, 400],
      [{ ...good, userId: "1" }, 400],
      [{ ...good, userId: 1 }, 401],
      [[], 400],
      ["text", 400],
      [{ ...good, firstName: "x".repeat(300_000) }, 413],
    ];
    for (const [body, status] of bodies)
      expect((await store().call("POST /api/accounts/signup", { body })).status).toBe(status);
    expect((await store().call("POST /api/accounts/emailexists", { body: email })).body).toBe(true);
    for (const body of [
      null,
      7,
      {},
      { userName: "a" },
      { userName: ["a"], password: "b" },
      { userName: "a", password: "x".repeat(1001) },
    ])
      expect((await store().call("POST /api/accounts/login", { body: body as object })).status).toBe(400);
  });
});

describeStore(
  "sign-up of a store for one company",
  (store) => {
    it("accepts only e-mail addresses of the company's domain [spec 1.13, 5.13]", async () => {
      for (const email of [
        "asha@other.example",
        "asha@evil-ledgerline.example",
        "asha@sub.ledgerline.example",
        "ledgerline.example@x.example",
      ]) {
        const { status, problem } = await signUp(store(), { email });
        expect([status, problem.code, problem.detail]).toEqual([
          422,
          "email_domain",
          "Please provide your company's Email Id.",
        ]);
      }
      expect((await signUp(store(), { email: "asha@LedgerLine.example" })).status).toBe(200);
    });
  },
  { env: { SIGNUP_DOMAIN: "ledgerline.example" } },
);
