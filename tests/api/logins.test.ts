import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { newStaff } from "../support/staff.ts";

const MINUTE_MS = 60_000;
const EMAIL = "employee@ledgerline.example";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile Safari/604.1";
const LAPTOP = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0";

describeStore("the token of a login", (store) => {
  const refresh = (token: string) => store().call("POST /api/accounts/refresh", { token });
  const statusWith = async (token: string) =>
    (await store().call("GET /api/accounts/logins", { token })).status;
  const warn = () => vi.spyOn(store().services.log, "warn");
  let warnings: ReturnType<typeof warn>;
  beforeEach(() => {
    warnings = warn();
  });
  afterEach(() => vi.restoreAllMocks());

  it("is replaced by a refresh; the old one works for another minute", async () => {
    const { token } = await newBuyer(store());
    const { body } = await refresh(token);
    expect(body.token).not.toBe(token);
    expect([await statusWith(token), await statusWith(body.token)]).toEqual([200, 200]);
    store().advanceClock(MINUTE_MS / 2);
    expect(await statusWith(token)).toBe(200);
    store().advanceClock(18 * MINUTE_MS);
    expect(await statusWith(body.token)).toBe(200);
  });

  it("opens nothing while its account is blocked, also where the block ended no login", async () => {
    const { token, userId } = await newBuyer(store());
    const block = (blocked_at: Date | null) =>
      store()
        .services.database.db.updateTable("users")
        .set({ blocked_at })
        .where("user_id", "=", userId)
        .execute();
    await block(store().now());
    expect([await statusWith(token), (await refresh(token)).status]).toEqual([401, 401]);
    await block(null);
    expect(await statusWith(token)).toBe(200);
  });

  it("ends the login when it is used long after it was replaced, for the thief and the owner alike", async () => {
    const { token, userId } = await newBuyer(store());
    const { body } = await refresh(token);
    store().advanceClock(MINUTE_MS);
    expect(await statusWith(token)).toBe(401);
    expect(await statusWith(body.token)).toBe(401);
    expect((await refresh(body.token)).problem.code).toBe("login_expired");
    expect(warnings).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ security: "replaced token used", userId, requestId: expect.any(String) }),
      "replaced token used",
    );
  });

  it("is noticed also when it was replaced hours ago, and on other calls than logins and refreshes", async () => {
    const { token, userId } = await newBuyer(store());
    let newest = token;
    for (let round = 0; round < 10; round++) {
      store().advanceClock(15 * MINUTE_MS);
      newest = (await refresh(newest)).body.token;
    }
    await store().call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
      params: { userIdOrSessionId: String(userId) },
      token,
    });
    expect(await statusWith(newest)).toBe(401);
  });

  it("is replaced for two tabs at once: both go on, whichever of the two new ones they store", async () => {
    const { token } = await newBuyer(store());
    const [one, other] = await Promise.all([refresh(token), refresh(token)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    store().advanceClock(5 * MINUTE_MS);
    const next = await refresh(other.body.token);
    store().advanceClock(5 * MINUTE_MS);
    expect(await statusWith(next.body.token)).toBe(200);
    // The one that no tab stored was replaced with it.
    expect([await statusWith(one.body.token), await statusWith(next.body.token)]).toEqual([401, 401]);
  });

  it("of a login that ended by itself raises no alarm", async () => {
    const { token } = await newBuyer(store());
    await refresh(token);
    store().advanceClock(21 * MINUTE_MS);
    expect(await statusWith(token)).toBe(401);
    expect(warnings).not.toHaveBeenCalled();
  });

  it("ends at the logout with every token that it replaced", async () => {
    const { token } = await newBuyer(store());
    const { body } = await refresh(token);
    expect(await statusWith(token)).toBe(200);
    await store().call("POST /api/accounts/logout", { token: body.token });
    expect([await statusWith(token), await statusWith(body.token)]).toEqual([401, 401]);
  });

  it("does not outlive a password change, a block or Logout that come at the same moment as its refresh", async () => {
    for (let round = 0; round < 8; round++) {
      const { token } = await newStaff(store(), "support");
      const [renewed] = await Promise.all([
        refresh(token),
        store().call("POST /api/accounts/logout", { token }),
      ]);
      expect(await statusWith(token)).toBe(401);
      if (renewed.status === 200) expect(await statusWith(renewed.body.token)).toBe(401);
    }
  });
});

describeStore("a person's logins", (store) => {
  const logIn = async (userAgent: string) =>
    (
      await store().call("POST /api/accounts/login", {
        body: { userName: EMAIL, password: "ledgerline-demo" },
        headers: { "user-agent": userAgent },
      })
    ).body.token;
  const list = async (token: string) => (await store().call("GET /api/accounts/logins", { token })).body;
  const end = (token: string, loginId: string | null) =>
    store().call("POST /api/accounts/logins/end", { token, body: { loginId } });

  it("are listed in plain words, last used first, with this one marked, also after refreshes", async () => {
    const laptop = await logIn(LAPTOP);
    store().advanceClock(MINUTE_MS);
    const phone = await logIn(PHONE);
    store().advanceClock(MINUTE_MS);
    const { token } = (await store().call("POST /api/accounts/refresh", { token: laptop })).body;
    expect(await list(token)).toMatchObject([
      { device: "Firefox on Windows", isThis: true },
      { device: "Safari on iPhone", isThis: false },
    ]);
    expect((await list(phone)).map(({ isThis }) => isThis)).toEqual([false, true]);
    const [first] = await list(token);
    expect(Date.parse(first?.lastUsedAt ?? "") - Date.parse(first?.startedAt ?? "")).toBeGreaterThan(
      MINUTE_MS,
    );
  });

  it("are ended one by one, or all others at once; nobody ends another person's", async () => {
    const [here, phone, old] = [await logIn(LAPTOP), await logIn(PHONE), await logIn("curl/8.11.0")];
    const phoneLogin = (await list(phone)).find(({ isThis }) => isThis)?.loginId ?? "";
    const somebodyElse = await newBuyer(store());
    expect((await end(somebodyElse.token, phoneLogin)).problem.code).toBe("not_found");
    const left = (await end(here, phoneLogin)).body.map(({ loginId }) => loginId);
    expect(left.length).toBeGreaterThan(1);
    expect(left).not.toContain(phoneLogin);
    expect((await end(phone, null)).status).toBe(401);
    expect((await end(here, phoneLogin)).problem.code).toBe("not_found");
    expect((await end(here, null)).body).toMatchObject([{ isThis: true }]);
    expect((await end(old, null)).status).toBe(401);
    expect(await list(somebodyElse.token)).toHaveLength(1);
  });
});
