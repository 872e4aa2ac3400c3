import { expect, it } from "vitest";
import { dayInIndia } from "../../support/calendar.ts";
import { describeStore } from "../../support/describe-store.ts";
import { company, memberActions, privately } from "../../support/member-actions.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("members", (store) => {
  const members = memberActions(store);
  /** By the store's clock, whatever that of the machine says. */
  const day = (days: number) => dayInIndia(new Date(store().now().getTime() + days * 86_400_000));
  const list = async (query: Record<string, string>) =>
    (await store().call("GET /api/admin/members", { token: await members.token(), query })).body.rows;

  it("are found by name, HR's number and each address, and by where and whether they are", async () => {
    const one = await members.add({
      firstName: "Zoë",
      lastName: "Lindqvist",
      source: "Workday",
      hrId: "E-1207",
      countryCode: "SE",
      emails: [company("zoe@ledgerline.example"), privately("zoe.l@home.example")],
      employments: [{ startOn: day(20), endOn: null }],
    });
    expect(one).toMatchObject({ status: "coming", startOn: day(20), country: "Sweden", version: 1 });
    for (const q of ["lindq", "zoe", "E-1207", "zoe.l@home.example"])
      expect([q, (await list({ q })).map(({ id }) => id)]).toEqual([q, [one.id]]);
    expect((await list({ countryCode: "SE", status: "coming" })).map(({ id }) => id)).toEqual([one.id]);
    expect(await list({ countryCode: "SE", status: "here" })).toEqual([]);
    expect(await list({ countryCode: "SE", hasAccount: "true" })).toEqual([]);
    await members.change(one.id, { version: 1, employments: [{ startOn: day(-20), endOn: day(0) }] });
    expect((await list({ q: "lindqvist" }))[0]).toMatchObject({ status: "here", endOn: day(0) });
    await members.change(one.id, { version: 2, employments: [{ startOn: day(-20), endOn: day(-1) }] });
    expect((await list({ status: "left" })).map(({ id }) => id)).toEqual([one.id]);
    await members.change(one.id, {
      version: 3,
      employments: [
        { startOn: day(-20), endOn: day(-1) },
        { startOn: day(9), endOn: null },
      ],
    });
    expect(await members.read(one.id)).toMatchObject({ status: "coming", startOn: day(9) });
  });

  it("begin their first day by the clock of their office", async () => {
    const db = store().services.database.db;
    const { office_location_id: officeId } = await db
      .insertInto("office_locations")
      .values({ name: "Kiritimati", time_zone: "Pacific/Kiritimati" })
      .returning("office_location_id")
      .executeTakeFirstOrThrow();
    const there = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Kiritimati" }).format(store().now());
    const employments = [{ startOn: there, endOn: null }];
    expect((await members.add({ officeId, employments })).status).toBe("here");
    await db
      .updateTable("office_locations")
      .set({ time_zone: "Pacific/Pago_Pago" })
      .where("office_location_id", "=", officeId)
      .execute();
    const [row] = await list({ officeId: String(officeId) });
    expect(row?.status).toBe("coming"); // 25 hours behind, so that day has not come there
  });

  it("keep the proof of an address that stays, and are changed only from the newest version", async () => {
    const member = await members.add({ emails: [company("proof@ledgerline.example")] });
    await store()
      .services.database.db.updateTable("member_emails")
      .set({ proved_at: store().now() })
      .execute();
    const changes = await Promise.all([
      members.change(member.id, {
        version: 1,
        emails: [company("Proof@ledgerline.example"), privately("new@home.example")],
      }),
      members.change(member.id, { version: 1, emails: [privately("proof@ledgerline.example")] }),
    ]);
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { emails, history } = await members.read(member.id);
    expect(emails.find(({ email }) => /^proof@/i.test(email))?.isProved).toBe(true);
    expect(history.map(({ action }) => action)).toEqual(["member changed", "member added"]);
  });

  it("are refused with what is wrong", async () => {
    const taken = await members.add({
      source: "Workday",
      hrId: "E-7",
      emails: [company("taken@ledgerline.example")],
    });
    const manager = { managerId: 999_999 };
    const code = async (input: Parameters<typeof members.create>[0]) =>
      (await members.create(input)).problem.code;
    expect(await code({ emails: [privately("TAKEN@ledgerline.example")] })).toBe("email_taken");
    expect(await code({ emails: [privately("no address")] })).toBe("email_invalid");
    expect(await code({ emails: [privately("a@b.example"), company("A@b.example")] })).toBe(
      "duplicate_entry",
    );
    expect(await code({ source: "Workday", hrId: "E-7" })).toBe("duplicate_entry");
    expect(await code({ hrId: "E-8" })).toBe("duplicate_entry");
    expect(await code({ countryCode: "XX" })).toBe("country_unknown");
    expect(await code({ officeId: 999_999 })).toBe("office_unknown");
    expect(await code({ sizes: [{ categoryId: 999_999, size: "M" }] })).toBe("category_unknown");
    expect(await code(manager)).toBe("not_found");
    const overlapping = [
      { startOn: "2026-01-01", endOn: null },
      { startOn: "2026-03-01", endOn: "2026-04-01" },
    ];
    expect(await code({ employments: overlapping })).toBe("schedule_overlap");
    expect(await code({ employments: [{ startOn: "2026-03-01", endOn: "2026-02-01" }] })).toBe(
      "schedule_overlap",
    );
    expect((await members.read(taken.id)).version).toBe(1);
  });

  it("never overlap in the database either", async () => {
    const { id } = await members.add({ employments: [{ startOn: "2026-01-01", endOn: null }] });
    const insert = store()
      .services.database.db.insertInto("member_employments")
      .values({ member_id: id, start_on: "2027-01-01", end_on: null })
      .execute();
    await expect(insert).rejects.toThrow(/member_employments_apart/);
  });

  it("show support who somebody is, without letting it change anything", async () => {
    const { token } = await newStaff(store(), "support");
    const { id } = await members.add();
    const params = { memberId: id };
    expect((await store().call("GET /api/admin/members/{memberId}", { token, params })).status).toBe(200);
    expect(
      (await store().call("GET /api/admin/member-choices", { token })).body.categories.length,
    ).toBeGreaterThan(0);
    expect(
      (
        await store().call("POST /api/admin/members/{memberId}/unlink", {
          token,
          params,
          body: { version: 1, isSomebodyElse: false },
        })
      ).status,
    ).toBe(403);
  });
});
