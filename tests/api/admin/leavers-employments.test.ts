import { expect, it } from "vitest";
import { endPlannedLeavers } from "../../../src/backoffice/leavers/end-planned-leavers.ts";
import { describeStore } from "../../support/describe-store.ts";
import { leaverActions } from "../../support/leaver-actions.ts";
import { company, memberActions, privately } from "../../support/member-actions.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("the employments of leavers", (store) => {
  const { send } = leaverActions(store);
  const members = memberActions(store);
  const db = () => store().services.database.db;
  const day = (days: number) =>
    store().services.calendar.dayOf(new Date(store().now().getTime() + days * 86_400_000));
  const token = async () => (await newStaff(store(), "admin")).token;
  const open = [{ startOn: "2024-03-01", endOn: null }];

  async function leave(list: string) {
    const as = await token();
    const { body } = await send(as, list);
    expect((await send(as, list, body.planHash)).body.isDone).toBe(true);
    return body;
  }
  async function unblock(personId: number) {
    const as = await token();
    const params = { personId };
    const { body } = await store().call("GET /api/admin/people/{personId}", { token: as, params });
    return store().call("PUT /api/admin/people/{personId}", {
      token: as,
      params,
      body: { version: body.version, isBlocked: false },
    });
  }

  it("end with the access on the last day of the list, and go on where the account is unblocked", async () => {
    const buyer = await newBuyer(store());
    const { id, version } = await members.add({
      emails: [company("lea@ledgerline.example")],
      employments: open,
    });
    await members.link(id, version, buyer.email);
    const plan = await leave(`Mail,Last day\n${buyer.email},${day(-3)}`);
    expect(plan.lines[0]?.employments).toEqual([{ memberId: id, startOn: "2024-03-01", endOn: day(-3) }]);
    const left = await members.read(id);
    expect(left).toMatchObject({ status: "left", employments: [{ startOn: "2024-03-01", endOn: day(-3) }] });
    expect(left.history[0]?.action).toBe("member changed");
    // A change of something else keeps what ended the employment.
    await members.change(id, { version: left.version, costCenter: "12" });
    expect((await unblock(buyer.userId)).status).toBe(200);
    expect(await members.read(id)).toMatchObject({ status: "here", employments: open });
  });

  it("end for who has no account, with no day on the day before, and nothing ends twice", async () => {
    const { id } = await members.add({ emails: [privately("max@home.example")], employments: open });
    const plan = await leave("max+x@home.example");
    expect(plan.lines[0]).toMatchObject({ outcome: "ends", personId: null });
    expect(await members.read(id)).toMatchObject({ status: "left", endOn: day(-1) });
    expect((await send(await token(), "max@home.example")).body.lines[0]?.outcome).toBe("nothing_left");
  });

  it("end with a planned last day when it is over, and not for who calls it off", async () => {
    const buyer = await newBuyer(store());
    const { id } = await members.add({ emails: [company(buyer.email)], employments: open });
    const staying = await members.add({ emails: [company("ivo@ledgerline.example")], employments: open });
    await leave(`${buyer.email},${day(0)}\nivo@ledgerline.example,${day(0)}`);
    expect((await members.read(id)).endOn).toBe(null);
    const as = await token();
    const { body } = await store().call("GET /api/admin/leavers", { token: as });
    expect(body.timeZone).toBe(store().services.calendar.timeZone);
    const planned = body.planned.find(({ email }) => email === "ivo@ledgerline.example");
    await store().call("POST /api/admin/leavers/{plannedLeaverId}/call-off", {
      token: as,
      params: { plannedLeaverId: planned?.id ?? 0 },
    });
    const lastDay = day(0);
    store().advanceClock(24 * 60 * 60_000);
    const { calendar, jobs } = store().services;
    await endPlannedLeavers(db(), jobs, { calendar, now: store().now() });
    store().advanceClock(-24 * 60 * 60_000);
    expect((await members.read(id)).employments).toEqual([{ startOn: "2024-03-01", endOn: lastDay }]);
    expect((await members.read(staying.id)).employments).toEqual(open);
  });

  it("stay ended for who has come back since: a rehire is another employment", async () => {
    const buyer = await newBuyer(store());
    const { id } = await members.add({ emails: [company(buyer.email)], employments: open });
    await leave(`${buyer.email},${day(-9)}`);
    const { version, employments } = await members.read(id);
    const again = [...employments, { startOn: day(-2), endOn: null }];
    await members.change(id, { version, employments: again });
    await unblock(buyer.userId);
    expect(await members.read(id)).toMatchObject({ status: "here", employments: again });
    // What is to begin later is no employment that a leaver's list ends.
    const coming = await members.add({
      emails: [company("eva@ledgerline.example")],
      employments: [{ startOn: day(5), endOn: null }],
    });
    expect((await send(await token(), "eva@ledgerline.example")).body.lines[0]?.employments).toEqual([]);
    expect((await members.read(coming.id)).endOn).toBe(null);
  });
});
