import { expect, it } from "vitest";
import { remindByClock, remindChoices } from "../../src/orders/claim/choice/remind-choices.ts";
import { brokenRules } from "../support/broken-rules.ts";
import { COLLECTED, choiceActions } from "../support/choice-actions.ts";
import { claimActions } from "../support/claim-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { queueActions } from "../support/queue-actions.ts";
import { firstVariant } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

const DAY_MS = 86_400_000;
const SUBJECT = "Please choose by";

describeStore("reminders of choosing", (store) => {
  const { newLink, newMember, open, send, mailedToken, members } = claimActions(store);
  const { choose } = choiceActions(store);
  const { leave } = queueActions(store);
  const db = () => store().services.database.db;
  /** The link was mailed the day before yesterday. */
  const collecting = async (fields: Parameters<typeof newLink>[0] = {}) => {
    const link = await newLink({ ...COLLECTED, ...fields });
    // The mail may be in the inbox before the store has noted that it is sent; until then nobody is reminded.
    await expect.poll(() => countQueued(link.email)).toBe(0);
    await longAgo(link.occasionId);
    return { ...link, variantId: firstVariant(link.kit).id };
  };
  const countQueued = async (email: string) =>
    (
      await db()
        .selectFrom("mails")
        .select("mail_id")
        .where("recipient", "=", email)
        .where("state", "=", "queued")
        .execute()
    ).length;
  const longAgo = (occasionId: number) =>
    db()
      .updateTable("claim_links")
      .set({ asked_at: new Date(store().now().getTime() - 2 * DAY_MS) })
      .where("occasion_id", "=", occasionId)
      .execute();
  const remind = async (occasionId: number, body: { dryRun: boolean; seen?: number }, token?: string) =>
    store().call("POST /api/admin/occasions/{occasionId}/choices/remind", {
      params: { occasionId },
      token: token ?? (await members.token()),
      body,
    });
  const byClock = (now: Date) =>
    remindByClock(db(), store().services.jobs, { now, timeZone: store().services.calendar.timeZone });
  const reminders = (email: string) =>
    db()
      .selectFrom("mails")
      .select(["state", "text_body"])
      .where("recipient", "=", email)
      .where("kind", "=", "claim-reminder")
      .execute();

  it("are mailed by one press to who has not chosen, with a link that works beside the first one", async () => {
    const { token, email, occasionId, variantId } = await collecting();
    const chosen = await newMember();
    await send(occasionId, [chosen.memberId]);
    await longAgo(occasionId);
    await choose(await mailedToken(chosen.email), variantId);
    const dry = await remind(occasionId, { dryRun: true });
    expect(dry.body).toMatchObject({ reminded: 1, isSent: false });
    expect(dry.body.others).toContainEqual({ reason: "chosen", count: 1 });
    expect(await reminders(email)).toEqual([]);
    expect((await remind(occasionId, { dryRun: false, seen: 2 })).problem.code).toBe("state_conflict");
    expect((await remind(occasionId, { dryRun: false, seen: 1 })).body).toMatchObject({
      reminded: 1,
      isSent: true,
    });
    const mail = await store().inbox.next(
      (each) => each.to.includes(email) && each.subject.includes(SUBJECT),
    );
    expect(mail.subject).toContain("30 Jun 2030");
    const newer = /\/claim#([\w-]{32})/.exec(mail.text)?.[1] ?? "";
    expect(newer).not.toBe(token);
    expect((await open(newer)).status).toBe(200);
    expect((await open(token)).status).toBe(200);
    // Whoever reads the stored copy gets no link.
    await expect.poll(async () => (await reminders(email))[0]?.state).toBe("sent");
    expect((await reminders(email))[0]?.text_body).not.toContain(newer);
    await choose(newer, variantId);
    expect((await open(token)).body.waiting).toMatchObject({ isCollected: true });
    expect(await brokenRules(store())).toEqual([]);
  });

  it("are not mailed at a second press within a day", async () => {
    const { email, occasionId } = await collecting();
    await remind(occasionId, { dryRun: false });
    const again = await remind(occasionId, { dryRun: false });
    expect(again.body).toMatchObject({ reminded: 0, isSent: false });
    expect(again.body.others).toContainEqual({ reason: "recent", count: 1 });
    expect(await reminders(email)).toHaveLength(1);
    const audited = await db()
      .selectFrom("audit_rows")
      .select("after")
      .where("action", "=", "members reminded to choose")
      .where("subject_id", "=", String(occasionId))
      .execute();
    expect(audited).toEqual([{ after: { reminders: 1 } }]);
  });

  it("are mailed once where two of staff press at the same moment", async () => {
    const { email, occasionId } = await collecting();
    const pressed = await Promise.all([
      remind(occasionId, { dryRun: false, seen: 1 }),
      remind(occasionId, { dryRun: false, seen: 1 }),
    ]);
    expect(pressed.map(({ body }) => body.reminded ?? 0).toSorted()).toEqual([0, 1]);
    expect(await reminders(email)).toHaveLength(1);
  });

  it("are mailed by the clock three days before the last one, by daylight, once for each member", async () => {
    const { email, memberId, occasionId, token, variantId } = await collecting();
    const day = (days: number) =>
      new Date(store().now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
    await db()
      .updateTable("occasions")
      .set({ closes_on: day(4) })
      .where("occasion_id", "=", occasionId)
      .execute();
    expect(await byClock(new Date(`${day(0)}T09:30:00Z`))).toBe(0);
    expect(await byClock(new Date(`${day(1)}T00:30:00Z`))).toBe(0);
    await choose(token, variantId);
    expect(await byClock(new Date(`${day(1)}T09:30:00Z`))).toBe(0);
    await leave(token);
    expect(await byClock(new Date(`${day(1)}T09:30:00Z`))).toBe(1);
    expect(await byClock(new Date(`${day(2)}T09:30:00Z`))).toBe(0);
    expect(await brokenRules(store())).toEqual([]);
    await send(occasionId, [memberId]);
    await longAgo(occasionId);
    expect(await byClock(new Date(`${day(3)}T09:30:00Z`))).toBe(0);
    expect(await reminders(email)).toHaveLength(1);
  });

  it("reach nobody who chose, or whose link ended, before the mail was written", async () => {
    const { email, token, occasionId, variantId } = await collecting();
    const { jobs } = store().services;
    const held = { ...jobs, enqueue: async () => undefined };
    const moment = { now: store().now(), timeZone: store().services.calendar.timeZone };
    const { userId, email: ofStaff } = await newStaff(store(), "people");
    const staff = { caller: { userId, email: ofStaff, role: "people" as const }, clientIp: "" };
    await remindChoices(db(), held, { occasionId, dryRun: false, staff, ...moment });
    await choose(token, variantId);
    const [mail] = await db()
      .selectFrom("mails")
      .select("mail_id")
      .where("recipient", "=", email)
      .where("kind", "=", "claim-reminder")
      .execute();
    await db()
      .transaction()
      .execute((trx) => jobs.enqueue(trx, "mail.send", { mailId: mail?.mail_id ?? 0 }));
    await expect.poll(async () => (await reminders(email))[0]?.state).not.toBe("queued");
    expect(
      store().inbox.mails.filter(({ to, subject }) => to.includes(email) && subject.includes(SUBJECT)),
    ).toEqual([]);
  });

  it("are for people and administrators, and for an occasion that collects and is open", async () => {
    const { occasionId } = await collecting();
    for (const role of ["catalogue", "support"] as const) {
      const { token } = await newStaff(store(), role);
      expect((await remind(occasionId, { dryRun: true }, token)).status).toBe(403);
    }
    const atOnce = await newLink();
    expect((await remind(atOnce.occasionId, { dryRun: true })).problem.code).toBe("state_conflict");
    expect((await remind(999_999, { dryRun: true })).problem.code).toBe("not_found");
    await db()
      .updateTable("occasions")
      .set({ archived_at: store().now() })
      .where("occasion_id", "=", occasionId)
      .execute();
    expect((await remind(occasionId, { dryRun: true })).problem.code).toBe("state_conflict");
  });
});
