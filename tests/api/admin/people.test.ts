import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("the people of the store", (store) => {
  const admin = async () => (await newStaff(store(), "admin")).token;
  const read = async (personId: number, token: string) =>
    (await store().call("GET /api/admin/people/{personId}", { params: { personId }, token })).body;
  const change = (personId: number, token: string, body: object) =>
    store().call("PUT /api/admin/people/{personId}", { params: { personId }, token, body });

  it("are found by name and e-mail address, not by a password or the middle of a word", async () => {
    const token = await admin();
    const buyer = await newBuyer(store());
    const find = async (q: string) =>
      (await store().call("GET /api/admin/people", { token, query: { q } })).body.rows.map(({ id }) => id);
    expect(await find(buyer.email)).toEqual([buyer.userId]);
    expect(await find(buyer.email.slice(0, 12))).toEqual([buyer.userId]);
    expect(await find("argon2id")).toEqual([]);
    const { body } = await store().call("GET /api/admin/people", { token, query: { role: "catalogue" } });
    expect(body.rows.map(({ email }) => email)).toEqual(["catalogue@ledgerline.example"]);
  });

  it("are logged out by a block, and cannot log in until it is lifted", async () => {
    const token = await admin();
    const { userId, token: theirs } = await store().login("employee@ledgerline.example");
    const orders = () => store().call("GET /api/orders/{userId}", { params: { userId }, token: theirs });
    expect((await orders()).status).toBe(200);
    const { version } = await read(userId, token);
    expect((await change(userId, token, { version, isBlocked: true })).body).toMatchObject({
      isBlocked: true,
      openLogins: 0,
    });
    expect((await orders()).status).toBe(401);
    await expect(store().login("employee@ledgerline.example")).rejects.toThrow(/failed/);
    await change(userId, token, { version: version + 1, isBlocked: false });
    expect((await store().login("employee@ledgerline.example")).userId).toBe(userId);
  });

  it("lose the permissions of a role at once with the role", async () => {
    const token = await admin();
    const support = await newStaff(store(), "support");
    const { version } = await read(support.userId, token);
    await change(support.userId, token, { version, role: "buyer" });
    expect((await store().call("GET /api/admin/orders", { token: support.token })).status).toBe(401);
  });

  it("are changed only from the newest version", async () => {
    const token = await admin();
    const { userId } = await newBuyer(store());
    const { version } = await read(userId, token);
    const both = await Promise.all([
      change(userId, token, { version, isOrg: true }),
      change(userId, token, { version, role: "support" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.problem.code).toBe("version_conflict");
  });

  it("always include one administrator, also with requests at the same time", async () => {
    const one = await newStaff(store(), "admin");
    const two = await newStaff(store(), "admin");
    const { db } = store().services.database;
    await db
      .updateTable("users")
      .set({ role: "buyer" })
      .where("role", "=", "admin")
      .where("user_id", "not in", [one.userId, two.userId])
      .execute();
    const responses = await Promise.all([
      change(one.userId, two.token, { version: 1, role: "buyer" }),
      change(two.userId, one.token, { version: 1, isBlocked: true }),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await db
      .selectFrom("users")
      .select("user_id")
      .where("role", "=", "admin")
      .where("blocked_at", "is", null)
      .execute();
    expect(left).toHaveLength(1);
  });

  it("can be logged out everywhere", async () => {
    const token = await admin();
    const buyer = await newBuyer(store());
    const { body } = await store().call("POST /api/admin/people/{personId}/sign-out", {
      params: { personId: buyer.userId },
      token,
    });
    expect(body.openLogins).toBe(0);
    const orders = await store().call("GET /api/orders/{userId}", {
      params: { userId: buyer.userId },
      token: buyer.token,
    });
    expect(orders.status).toBe(401);
  });
});
