import { expect, it } from "vitest";
import { dayInIndia } from "../../support/calendar.ts";
import { claimActions } from "../../support/claim-actions.ts";
import { describeStore } from "../../support/describe-store.ts";
import { company, privately } from "../../support/member-actions.ts";
import { newOccasion } from "../../support/new-occasion.ts";
import { occasionActions } from "../../support/occasion-actions.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("claim links that staff send", (store) => {
  const { members, newMember, newLink, send, claim } = claimActions(store);
  const occasions = occasionActions(store);
  const db = () => store().services.database.db;
  const inDays = (days: number) => dayInIndia(new Date(store().now().getTime() + days * 86_400_000));
  const post = async (
    occasionId: number,
    body: { memberIds?: number[]; lines?: string; seen?: number; dryRun: boolean },
  ) =>
    store().call("POST /api/admin/occasions/{occasionId}/claim-links", {
      params: { occasionId },
      token: await members.token(),
      body,
    });
  const list = async (occasionId: number, query: Record<string, string> = {}) =>
    store().call("GET /api/admin/occasions/{occasionId}/claim-links", {
      params: { occasionId },
      token: await members.token(),
      query,
    });
  const linkOf = async (occasionId: number) => (await list(occasionId)).body.rows[0]?.id ?? 0;
  const resend = async (claimLinkId: number) =>
    store().call("POST /api/admin/claim-links/{claimLinkId}/resend", {
      params: { claimLinkId },
      token: await members.token(),
    });
  const bounce = async (recipient: string) => {
    await expect
      .poll(async () =>
        (await db().selectFrom("mails").select("state").where("recipient", "=", recipient).execute()).at(-1),
      )
      .toEqual({ state: "sent" });
    await db()
      .updateTable("mails")
      .set({ state: "failed", last_error: "550 no such mailbox" })
      .where("recipient", "=", recipient)
      .execute();
  };

  it("are planned in words before the occasion starts: whom, why not, until when, and which days cannot be", async () => {
    const { occasionId } = await newOccasion(store(), {
      started_at: null,
      opens_on: inDays(70),
      closes_on: inDays(80),
      dispatch_from: inDays(90),
      country_codes: ["IN"],
    });
    const { memberId, email } = await newMember();
    const abroad = await members.add({ firstName: "Noor", countryCode: "NO", emails: [] });
    const plan = await post(occasionId, { memberIds: [memberId, abroad.id], dryRun: true });
    expect(plan.body).toMatchObject({
      isSent: false,
      recipients: [{ memberId, email, replacesLink: false }],
      others: [{ memberId: abroad.id, reason: "not_eligible", notEligible: "other_country" }],
      useUntil: inDays(60),
    });
    expect(plan.body.problems.map(({ problem, day }) => [problem, day])).toEqual([
      ["not_started", null],
      ["expires_before_opening", inDays(70)],
      ["dispatch_after_closing", inDays(90)],
    ]);
    expect((await post(occasionId, { memberIds: [memberId], dryRun: false })).problem.code).toBe(
      "occasion_not_open",
    );
    const open = {
      started_at: store().now(),
      opens_on: inDays(3),
      closes_on: inDays(9),
      dispatch_from: null,
    };
    await db().updateTable("occasions").set(open).where("occasion_id", "=", occasionId).execute();
    const soon = await post(occasionId, { memberIds: [memberId], dryRun: true });
    expect(soon.body).toMatchObject({ useUntil: inDays(9), problems: [{ problem: "opens_later" }] });
    const gone = { closes_on: inDays(-1), opens_on: null };
    await db().updateTable("occasions").set(gone).where("occasion_id", "=", occasionId).execute();
    expect((await post(occasionId, { memberIds: [memberId], dryRun: true })).problem.code).toBe(
      "occasion_closed",
    );
  });

  it("show the mail that one would get, with the last day of the occasion and without a token", async () => {
    const { occasionId } = await newOccasion(store(), { closes_on: inDays(9) });
    const { memberId, email } = await newMember();
    const texts = { language: "en", heading: "Ten years", words: "Thank you, all of you." };
    await db()
      .insertInto("occasion_texts")
      .values({ occasion_id: occasionId, ...texts })
      .execute();
    const preview = async (id: number) =>
      store().call("GET /api/admin/occasions/{occasionId}/claim-mail", {
        params: { occasionId },
        token: await members.token(),
        query: { memberId: String(id) },
      });
    const { body } = await preview(memberId);
    expect(body).toMatchObject({ email, subject: "Ten years" });
    const [, month] = inDays(9).split("-");
    const lastDay = new Date(`${inDays(9)}T12:00:00Z`).getUTCDate();
    const name = new Date(`2026-${month}-15`).toLocaleDateString("en-GB", { month: "long" });
    expect(body.text).toContain(`until ${lastDay} ${name}`);
    expect(body.text).not.toMatch(/claim#/);
    await send(occasionId, [memberId]);
    const listed = (await list(occasionId)).body.rows[0]?.expiresAt ?? "";
    expect(dayInIndia(new Date(Date.parse(listed) - 1))).toBe(inDays(9));
    const mail = await store().inbox.next(({ to }) => to.includes(email));
    expect(mail.subject).toBe("Ten years");
    expect(mail.text).toContain(`until ${lastDay} ${name}`);
    const nobody = await members.add({ firstName: "Noor", emails: [] });
    expect((await preview(nobody.id)).problem.code).toBe("not_found");
  });

  it("go to pasted addresses and numbers, and to exactly as many as were seen", async () => {
    const { occasionId } = await newOccasion(store());
    const { email } = await newMember();
    const hrId = `W-${crypto.randomUUID()}`;
    const numbered = await members.add({
      firstName: "Noor",
      source: "Workday",
      hrId,
      emails: [company(`${hrId.toLowerCase()}@ledgerline.example`)],
    });
    const lines = `${email.toUpperCase()}\n${hrId}\n${hrId}\nnobody@ledgerline.example`;
    const plan = await post(occasionId, { lines, dryRun: true });
    expect(plan.body.recipients).toHaveLength(2);
    expect(plan.body.lines).toEqual([
      { line: 3, text: "Noor Rao", outcome: "duplicate" },
      { line: 4, text: "nobody@ledgerline.example", outcome: "unknown" },
    ]);
    expect((await list(occasionId)).body.rows).toEqual([]);
    expect((await post(occasionId, { lines, seen: 1, dryRun: false })).problem.code).toBe("state_conflict");
    expect((await list(occasionId)).body.rows).toEqual([]);
    expect((await post(occasionId, { lines, seen: 2, dryRun: false })).body.isSent).toBe(true);
    const again = await post(occasionId, { memberIds: [numbered.id], dryRun: true });
    expect(again.body.recipients).toMatchObject([{ replacesLink: true }]);
    const unknown = await post(occasionId, { lines: "nobody@ledgerline.example", dryRun: false });
    expect(unknown.body).toMatchObject({ recipients: [], isSent: false });
  });

  it("warn of what runs out, by part and size, and name nobody's size", async () => {
    const { occasionId, kit } = await newOccasion(store(), { audience: "list" });
    const [variant] = kit.productDetails;
    const { category_id: categoryId } = await db()
      .selectFrom("products")
      .select("category_id")
      .where("product_id", "=", kit.productId)
      .executeTakeFirstOrThrow();
    await db()
      .insertInto("variant_sizes")
      .values(
        ["M", "L"].map((size, position) => ({ variant_id: variant?.id ?? 0, size, position, stock: 1 })),
      )
      .execute();
    const wears = (size: string) => [{ categoryId: categoryId ?? 0, size }];
    const people = await Promise.all(
      ["M", "M", "L"].map((size) =>
        members.add({ emails: [privately(`${crypto.randomUUID()}@private.example`)], sizes: wears(size) }),
      ),
    );
    await occasions.addMembers({ id: occasionId }, people.map(({ emails }) => emails[0]?.email).join("\n"));
    const plan = await post(occasionId, { dryRun: true });
    expect(plan.body.recipients).toHaveLength(3);
    expect(plan.body.problems).toEqual([
      { problem: "stock_short", day: null, part: kit.productName, size: "M", kits: 1, needed: 2 },
    ]);
    const { body: board } = await store().call("GET /api/admin/occasions/{occasionId}/board", {
      token: await members.token(),
      params: { occasionId },
    });
    expect(board).toMatchObject({
      next: { step: "order_stock", count: 1, part: kit.productName, size: "M" },
      stock: [
        { part: kit.productName, size: "M", kits: 1, needed: 2, runsOutOn: expect.stringMatching(/^\d{4}-/) },
        { part: kit.productName, size: "L", kits: 1, needed: 1, runsOutOn: null },
      ],
      unknownSizes: 0,
      budget: null,
    });
  });

  it("are listed as queued, mailed or bounced, and a bounced one goes to the address that was mended", async () => {
    const { occasionId } = await newOccasion(store(), { budget_paise: 500_000 });
    const { memberId, email } = await newMember();
    await send(occasionId, [memberId]);
    await bounce(email);
    const { body } = await list(occasionId, { state: "bounced" });
    expect(body.rows).toMatchObject([{ memberId, state: "bounced", bounceReason: "550 no such mailbox" }]);
    expect((await list(occasionId, { state: "sent" })).body.rows).toEqual([]);
    const board = async () =>
      (
        await store().call("GET /api/admin/occasions/{occasionId}/board", {
          token: await members.token(),
          params: { occasionId },
        })
      ).body;
    const bounced = await board();
    expect(bounced.next).toMatchObject({ step: "mend_addresses", count: 1 });
    expect(bounced.stages.find(({ stage }) => stage === "bounced")).toMatchObject({
      count: 1,
      names: [{ memberId }],
    });
    expect(bounced.stages.find(({ stage }) => stage === "invited")?.count).toBe(0);

    const mended = `mended-${email}`;
    const member = await members.read(memberId);
    await members.change(memberId, { version: member.version, emails: [privately(mended)] });
    const sent = await resend(body.rows[0]?.id ?? 0);
    expect(sent.body).toMatchObject({ email: mended, bounceReason: "" });
    await store().inbox.next(({ to }) => to.includes(mended));
    expect((await list(occasionId, { state: "bounced" })).body.rows).toEqual([]);
  });

  it("are not sent again to who has the kit, has left or has no address, nor when the occasion is over", async () => {
    const claimed = await newLink();
    const usedLink = await linkOf(claimed.occasionId);
    await claim(claimed.token);
    expect((await resend(usedLink)).problem.code).toBe("state_conflict");
    const without = await newLink();
    const member = await members.read(without.memberId);
    await members.change(without.memberId, { version: member.version, emails: [] });
    expect((await resend(await linkOf(without.occasionId))).problem.detail).toBe(
      "No e-mail address of theirs is known. Give them one first.",
    );
    const over = await newLink();
    const change = (fields: object) =>
      db().updateTable("occasions").set(fields).where("occasion_id", "=", over.occasionId).execute();
    await change({ country_codes: ["NO"] });
    expect((await resend(await linkOf(over.occasionId))).problem.code).toBe("state_conflict");
    await change({ closes_on: inDays(-1) });
    expect((await resend(await linkOf(over.occasionId))).problem.code).toBe("occasion_closed");
  });

  it("are no business of support and of the catalogue's staff", async () => {
    const { occasionId } = await newOccasion(store());
    for (const role of ["support", "catalogue"] as const) {
      const { token } = await newStaff(store(), role);
      const params = { occasionId };
      const path = "GET /api/admin/occasions/{occasionId}/claim-links";
      expect((await store().call(path, { token, params })).status).toBe(403);
    }
  });
});
