import { expect, it, vi } from "vitest";
import { cardActions } from "../support/card-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { company } from "../support/member-actions.ts";
import { newOccasion } from "../support/new-occasion.ts";
import { newStaff } from "../support/staff.ts";

vi.setConfig({ testTimeout: 60_000 }); // fonts are read

describeStore("printing cards", (store) => {
  const { members, newWorker, plan, print, codesOf, textOf, enter } = cardActions(store);
  const db = () => store().services.database.db;
  const wrong = { status: 404, code: "claim_card_wrong" };

  it("goes to whom the kit is for and of whom the fact is known; a plan changes nothing", async () => {
    const { occasionId } = await newOccasion(store());
    const worker = await newWorker();
    const noNumber = await members.add({ firstName: "Noor" });
    const mailed = await members.add({
      firstName: "Mail",
      emails: [company("mail@ledgerline.example")],
      source: "Plant",
      hrId: "M-1",
    });
    const named = await plan(occasionId, [worker.memberId, noNumber.id]);
    expect(named.body).toMatchObject({
      recipients: [{ memberId: worker.memberId }],
      others: [{ memberId: noNumber.id, reason: "no_fact" }],
    });
    const all = await plan(occasionId);
    const ids = all.body.recipients.map(({ memberId }) => memberId);
    expect(ids).toContain(worker.memberId);
    expect(ids).not.toContain(mailed.id);
    const count = await db()
      .selectFrom("claim_links")
      .select("member_id")
      .where("occasion_id", "=", occasionId)
      .execute();
    expect(count).toEqual([]);
    const refused = await print(occasionId, [worker.memberId], { seen: 2 });
    expect(refused.problem.code).toBe("state_conflict");
  });

  it("asks the fact that the settings choose, of cards that are printed already too", async () => {
    const { token } = await newStaff(store(), "admin");
    const choose = async (claimCardFact: "employee_number" | "first_day") => {
      const { version } = (await store().call("GET /api/admin/settings", { token })).body;
      await store().call("PUT /api/admin/settings", {
        token,
        body: { version, settings: { claimCardFact } },
      });
    };
    const { occasionId } = await newOccasion(store());
    const worker = await newWorker({ employments: [{ startOn: "2024-05-06", endOn: null }] });
    const undated = await newWorker();
    const [code = ""] = await codesOf((await print(occasionId, [worker.memberId])).body.pdf);
    await choose("first_day");
    expect((await enter(code, worker.hrId)).problem).toMatchObject(wrong);
    expect((await enter(code, "2024-05-06")).status).toBe(200);
    expect((await plan(occasionId, [undated.memberId])).body.others).toMatchObject([{ reason: "no_fact" }]);
    await choose("employee_number");
  });

  it("is printed with its company, occasion, name and page, in Tamil and Chinese letters too", async () => {
    const { occasionId } = await newOccasion(store());
    const tamil = await newWorker({ firstName: "லட்சுமி", lastName: "ஐயர்" });
    const chinese = await newWorker({ firstName: "王", lastName: "小明" });
    const printed = await print(occasionId, [tamil.memberId, chinese.memberId]);
    expect(printed.status).toBe(200);
    expect(await codesOf(printed.body.pdf)).toHaveLength(2);
    const text = await textOf(printed.body.pdf);
    for (const shown of ["Ledgerline", "/claim", "小明", "employee number"]) expect(text).toContain(shown);
  });
});
