import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { signUp, signUpWithPassword } from "../support/mailed-code.ts";
import { nextTotpCode, switchOnSecondFactor } from "../support/second-factor.ts";

const PASSWORD = "a quiet green bicycle";
const OTHER = "an even quieter blue one";

describeStore("change of password", (store) => {
  const login = async (userName: string, password: string) =>
    (await store().call("POST /api/accounts/login", { body: { userName, password } })).body;
  const change = (token: string | undefined, userId: number, passwords: object) =>
    store().call("POST /api/accounts/changepassword", {
      token,
      body: {
        currentPassword: PASSWORD,
        newPassword: OTHER,
        confirmNewPassword: OTHER,
        userId,
        ...passwords,
      },
    });
  const isLoggedIn = async (userId: number, token: string) =>
    (await store().call("GET /api/orders/{userId}", { params: { userId }, token })).status === 200;

  it("returns 1, keeps this login, and ends the others [spec 6.7, 7.27]", async () => {
    const { email, userId } = await signUpWithPassword(store(), PASSWORD);
    const [here, there] = [await login(email, PASSWORD), await login(email, PASSWORD)];
    expect((await change(here.token, userId, {})).body).toBe(1);
    expect(await isLoggedIn(userId, here.token)).toBe(true);
    expect(await isLoggedIn(userId, there.token)).toBe(false);
    expect((await login(email, PASSWORD)).userId).toBe(0);
    expect((await login(email, OTHER)).userId).toBe(userId);
  });

  it("returns -1 for a wrong current password, -2 for a new one against the rules, and changes nothing [spec 7.27, 10.23]", async () => {
    const { email, userId } = await signUpWithPassword(store(), PASSWORD);
    const { token } = await login(email, PASSWORD);
    for (const [passwords, number] of [
      [{ currentPassword: "wrong" }, -1],
      [{ currentPassword: "" }, -1],
      [{ confirmNewPassword: `${OTHER} ` }, -2],
      [{ newPassword: "short", confirmNewPassword: "short" }, -2],
      [{ newPassword: "Passw0rd!", confirmNewPassword: "Passw0rd!" }, -2],
      [{ newPassword: "Ledgerline2026", confirmNewPassword: "Ledgerline2026" }, -2], // the company's name
      [{ newPassword: "", confirmNewPassword: "" }, -2],
    ] as const)
      expect([passwords, (await change(token, userId, passwords)).body]).toEqual([passwords, number]);
    expect((await login(email, PASSWORD)).userId).toBe(userId);
  });

  it("returns -1 while no password is set", async () => {
    const { body } = await signUp(store());
    expect((await change(body.token, body.userId, { currentPassword: "" })).body).toBe(-1);
  });

  it("asks staff who have a second factor for it, and nobody else", async () => {
    const { email, userId } = await signUpWithPassword(store(), PASSWORD);
    const { db } = store().services.database;
    await db.updateTable("users").set({ role: "support" }).where("user_id", "=", userId).execute();
    const { secret } = await switchOnSecondFactor(store(), (await login(email, PASSWORD)).token);
    const stolen = await login(email, PASSWORD); // somebody else has the password alone
    const refused = await change(stolen.token, userId, {});
    expect([refused.status, refused.problem.code]).toEqual([403, "second_factor_needed"]);
    const guessed = await change(stolen.token, userId, { code: "000000" });
    expect(guessed.problem.code).toBe("code_invalid");
    expect((await login(email, PASSWORD)).userId).toBe(userId);

    const code = nextTotpCode(store(), secret);
    expect((await change(stolen.token, userId, { currentPassword: "wrong", code })).body).toBe(-1);
    // The code was given, so a second try of these minutes needs no other one.
    expect((await change(stolen.token, userId, {})).body).toBe(1);
    expect((await login(email, OTHER)).userId).toBe(userId);
  });

  it("needs the person's own token", async () => {
    const [one, two] = [
      await signUpWithPassword(store(), PASSWORD),
      await signUpWithPassword(store(), PASSWORD),
    ];
    const { token } = await login(one.email, PASSWORD);
    expect((await change(undefined, 0, {})).problem.code).toBe("login_needed");
    expect((await change("x".repeat(43), one.userId, {})).problem.code).toBe("login_expired");
    expect((await change(token, two.userId, {})).problem.code).toBe("not_yours");
    expect((await login(two.email, PASSWORD)).userId).toBe(two.userId);
  });

  it("one of two at the same time wins", async () => {
    const { email, userId } = await signUpWithPassword(store(), PASSWORD);
    const { token } = await login(email, PASSWORD);
    const responses = await Promise.all(
      ["first of the two", "second of the two"].map((triedPassword) =>
        change(token, userId, { newPassword: triedPassword, confirmNewPassword: triedPassword }),
      ),
    );
    expect(responses.map(({ body }) => body).sort()).toEqual([-1, 1]);
  });

  it("leaves no login with the old password, also one of the same moment", async () => {
    const { email, userId } = await signUpWithPassword(store(), PASSWORD);
    let [now, next] = [PASSWORD, OTHER];
    for (let round = 0; round < 6; round++) {
      const { token } = await login(email, now);
      const passwords = { currentPassword: now, newPassword: next, confirmNewPassword: next };
      const [changed] = await Promise.all([
        change(token, userId, passwords),
        ...Array.from({ length: 6 }, () => login(email, now)),
      ]);
      expect(changed.body).toBe(1);
      const sessions = await store()
        .services.database.db.selectFrom("sessions")
        .select("token_hash")
        .where("user_id", "=", userId)
        .execute();
      expect(sessions).toHaveLength(1);
      [now, next] = [next, now];
    }
  });
});
