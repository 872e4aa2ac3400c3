import { expect, it } from "vitest";
import { endPlannedLeavers } from "../../../src/backoffice/leavers/end-planned-leavers.ts";
import { describeStore } from "../../support/describe-store.ts";
import { leaverActions } from "../../support/leaver-actions.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { redeemKit } from "../../support/redeem-kit.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("leavers with a last day", (store) => {
  const { send, ordersOf, statusOfOwnOrders, codeFor } = leaverActions(store);
  const db = () => store().services.database.db;

  it("whose last day is not over, or is unclear, keep everything; the day after it ends", async () => {
    const { token } = await newStaff(store(), "admin");
    const [today, tomorrow] = [0, 1].map((days) =>
      store().services.calendar.dayOf(new Date(store().now().getTime() + days * 24 * 60 * 60_000)),
    );
    const [staying, unclear] = [await newBuyer(store()), await newBuyer(store())];
    const list = `Mail,Joined,Last day\n${staying.email},2019-04-01,${today}\n${unclear.email},2019-04-01,3/4/2026`;
    const { body } = await send(token, list);
    expect(body.lines.map(({ outcome, lastDay }) => [outcome, lastDay])).toEqual([
      ["not_yet", today],
      ["unclear_day", null],
    ]);
    expect(body).toMatchObject({ people: 0, openLogins: 0 });
    store().advanceClock(24 * 60 * 60_000);
    const { token: later } = await newStaff(store(), "admin");
    const { body: after } = await send(later, list);
    expect(after.lines.map(({ outcome }) => outcome)).toEqual(["ends", "unclear_day"]);
    expect((await send(later, `${staying.email},${tomorrow}`)).body.lines[0]?.outcome).toBe("not_yet");
    store().advanceClock(-24 * 60 * 60_000);
  });

  it("whose last day is in the list lose everything by themselves when it is over in the store's time zone", async () => {
    const { token } = await newStaff(store(), "admin");
    const { calendar, jobs } = store().services;
    const today = calendar.dayOf(store().now());
    const [buyer, staying] = [await newBuyer(store()), await newBuyer(store())];
    await redeemKit(store(), buyer);
    const code = await codeFor(token, buyer.email);
    const list = `${buyer.email},${today}\n${staying.email},${today}`;
    const { body: plan } = await send(token, list);
    expect([plan.people, plan.planned]).toEqual([0, 2]);
    const planned = async () =>
      (await store().call("GET /api/admin/leavers", { token })).body.planned.filter(({ email }) =>
        list.includes(email),
      );
    expect(await planned()).toEqual([]); // a check notes nothing
    expect((await send(token, list, plan.planHash)).body).toMatchObject({ isDone: true, planned: 2 });
    expect((await planned()).map(({ email, lastDay }) => [email, lastDay]).sort()).toEqual(
      [buyer.email, staying.email].sort().map((email) => [email, today]),
    );
    const callOff = async (plannedLeaverId = 0) =>
      store().call("POST /api/admin/leavers/{plannedLeaverId}/call-off", {
        token,
        params: { plannedLeaverId },
      });
    const id = (await planned()).find(({ email }) => email === staying.email)?.id;
    expect([(await callOff(id)).status, (await callOff(id)).problem.code]).toEqual([200, "not_found"]);

    const end = calendar.endOfDay(today).getTime();
    const endAt = (at: number) => endPlannedLeavers(db(), jobs, { calendar, now: new Date(at) });
    expect([await endAt(end - 1), await statusOfOwnOrders(buyer)]).toEqual([0, 200]);
    expect((await Promise.all([endAt(end), endAt(end)])).sort()).toEqual([0, 1]);
    expect([await statusOfOwnOrders(buyer), await statusOfOwnOrders(staying)]).toEqual([401, 200]);
    expect((await ordersOf(buyer.userId)).map(({ status }) => status)).toEqual(["Cancelled"]);
    const { body: coupon } = await store().call("GET /api/admin/coupons/{couponId}", {
      token,
      params: { couponId: code.id },
    });
    expect([coupon.state, await planned()]).toEqual(["off", []]);
    const left = await db()
      .selectFrom("audit_rows")
      .select(["action", "role"])
      .where("subject", "=", "people")
      .where("subject_id", "=", String(buyer.userId))
      .execute();
    expect(left).toEqual([{ action: "left", role: "store" }]);
  });

  it("keep everything on a day that an export wrote with a time and a zone, or that may be another", async () => {
    const { token } = await newStaff(store(), "admin");
    const buyers = await Promise.all([newBuyer(store()), newBuyer(store()), newBuyer(store())]);
    const written = ["2046-12-31T00:00:00+05:30", "31-Dec-2046", "46-12-31"];
    const list = buyers.map(({ email }, at) => `${email},${written[at]}`).join("\n");
    const { body } = await send(token, list);
    expect(body.lines.map(({ outcome, lastDay }) => [outcome, lastDay])).toEqual([
      ["not_yet", "2046-12-31"],
      ["not_yet", "2046-12-31"],
      ["unclear_day", null],
    ]);
    expect((await send(token, list, body.planHash)).body).toMatchObject({ people: 0, planned: 2 });
    for (const buyer of buyers) expect(await statusOfOwnOrders(buyer)).toBe(200);
  });

  it("are asked about where two columns could have the last day, and end as the answer says", async () => {
    const { token } = await newStaff(store(), "admin");
    const buyer = await newBuyer(store());
    const emailsCsv = `Mail,From,Until\n${buyer.email},2019-04-01,2046-12-31`;
    const ask = (answer: { lastDayColumn?: number }) =>
      store().call("POST /api/admin/leavers", { token, body: { emailsCsv, ...answer } });
    const { body: open } = await ask({});
    expect(open.questions.map(({ about }) => about)).toEqual(["last_day_column"]);
    expect(open.lines[0]).toMatchObject({ outcome: "unclear_day", unclear: "either" });
    expect((await ask({ lastDayColumn: 2 })).body.lines[0]).toMatchObject({ lastDay: "2046-12-31" });
    expect((await ask({ lastDayColumn: -1 })).body).toMatchObject({ questions: [], people: 1 });
  });

  it("get the last day of the newest list, and end at once when a list without one ends them", async () => {
    const { token } = await newStaff(store(), "admin");
    const buyer = await newBuyer(store());
    const { calendar } = store().services;
    const day = (days: number) => calendar.dayOf(new Date(store().now().getTime() + days * 24 * 60 * 60_000));
    const end = async (list: string) => send(token, list, (await send(token, list)).body.planHash);
    const planned = () =>
      db().selectFrom("planned_leavers").select("last_day").where("email_folded", "=", buyer.email).execute();
    for (const days of [9, 5]) await end(`${buyer.email},${day(days)}`);
    expect(await planned()).toEqual([{ last_day: day(5) }]);
    expect((await end(buyer.email)).body.people).toBe(1);
    expect(await planned()).toEqual([]);
  });
});

describeStore(
  "a leaver who is the last administrator",
  (store) => {
    it("stays until there is another one", async () => {
      const { db } = store().services.database;
      const { calendar, jobs } = store().services;
      const [leaving, other] = [await newStaff(store(), "admin"), await newStaff(store(), "admin")];
      const emailsCsv = `${leaving.email},${calendar.dayOf(store().now())}`;
      const send = (planHash?: string) =>
        store().call("POST /api/admin/leavers", {
          token: other.token,
          body: { emailsCsv, ...(planHash && { planHash }) },
        });
      await send((await send()).body.planHash);
      const setRole = (role: "admin" | "support") =>
        db.updateTable("users").set({ role }).where("user_id", "=", other.userId).execute();
      const now = calendar.endOfDay(calendar.dayOf(store().now()));
      await setRole("support");
      expect(await endPlannedLeavers(db, jobs, { calendar, now })).toBe(0);
      await setRole("admin");
      expect(await endPlannedLeavers(db, jobs, { calendar, now })).toBe(1);
    });
  },
  { demo: false },
);
