import { expect, it } from "vitest";
import { deleteAfterRetention } from "../../src/backoffice/retention/delete-after-retention.ts";
import { quoteJobs } from "../../src/orders/quote/quote-jobs.ts";
import { brokenRules } from "../support/broken-rules.ts";
import { describeStore } from "../support/describe-store.ts";
import { quoteActions } from "../support/quote-actions.ts";
import { newStaff } from "../support/staff.ts";

const DAY_MS = 86_400_000;

describeStore("quotes in time", (store) => {
  const quotes = quoteActions(store);
  const { newQuote, open, accept, read, ask, lose, make, mailedToken } = quotes;
  const db = () => store().services.database.db;
  const runAt = (days: number) =>
    quoteJobs({ ...store().services, clock: () => new Date(store().now().getTime() + days * DAY_MS) })[
      "quote.lapse"
    ]({});
  const mails = async (quoteId: number) =>
    (
      await db()
        .selectFrom("mails")
        .select("kind")
        .where("quote_id", "=", quoteId)
        .orderBy("mail_id")
        .execute()
    ).map(({ kind }) => kind);

  it("are mentioned once before they end, then lapse, and not while staff owe an answer", async () => {
    const { quote, link } = await newQuote();
    const asked = await newQuote();
    await ask(asked.link, "Blue ones");
    const late = await newQuote({ validUntil: quotes.dayIn(2) });
    await runAt(10);
    expect(await mails(quote.id)).toEqual(["quote-sent"]);
    await runAt(11.5);
    await runAt(12);
    expect(await mails(quote.id)).toEqual(["quote-sent", "quote-reminder"]);
    expect(await mails(asked.quote.id)).toEqual(["quote-sent", "quote-change-asked"]);
    expect(await mails(late.quote.id)).toEqual(["quote-sent"]);
    expect((await open(await mailedToken(quote.email))).body.state).toBe("open");
    expect((await open(link)).body.state).toBe("open"); // the link of the first mail stays
    expect((await read(late.quote.id)).state).toBe("lapsed");
    expect((await read(quote.id)).state).toBe("sent");
    await runAt(15.5);
    expect((await read(quote.id)).state).toBe("lapsed");
    expect((await accept(link)).problem.code).toBe("quote_lapsed");
  });

  it("are erased and exported with their customer; what was accepted keeps its prices", async () => {
    const email = "erased@customer.example";
    const won = await newQuote({ email, terms: "For Asha alone" });
    expect((await accept(won.link)).status).toBe(200);
    const still = await newQuote({ email });
    await ask(still.link, "Asha wants blue ones");
    const { token } = await newStaff(store(), "admin");
    const { user_id: personId } = await db()
      .selectFrom("users")
      .select("user_id")
      .where("email_folded", "=", email)
      .executeTakeFirstOrThrow();
    const exported = await store().call("POST /api/admin/people/{personId}/export", {
      params: { personId },
      token,
    });
    expect(JSON.stringify(exported.body.quotes)).toContain("Asha wants blue ones");
    expect(exported.body.quotes).toHaveLength(2);
    const orderNo = (await read(won.quote.id)).orderNo;
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token,
      body: { from: "Order Requested", to: "Cancelled" },
    });
    const erasure = await store().call("GET /api/admin/people/{personId}/erasure", {
      params: { personId },
      token,
    });
    expect(erasure.body).toMatchObject({ quotes: 2, blockedReason: "" });
    const erased = await store().call("POST /api/admin/people/{personId}/erase", {
      params: { personId },
      token,
      body: { email, version: erasure.body.version },
    });
    expect(erased.status).toBe(200);
    const rows = await db()
      .selectFrom("quotes")
      .selectAll()
      .where("quote_id", "in", [won.quote.id, still.quote.id])
      .execute();
    const versions = await db()
      .selectFrom("quote_versions")
      .selectAll()
      .where("quote_id", "in", [won.quote.id, still.quote.id])
      .execute();
    const mailed = await db()
      .selectFrom("mails")
      .selectAll()
      .where("quote_id", "in", [won.quote.id, still.quote.id])
      .execute();
    expect(JSON.stringify([rows, versions, mailed])).not.toMatch(/Asha|erased@customer|blue ones/);
    expect(rows.map(({ state }) => state).sort()).toEqual(["accepted", "lost"]);
    expect((await open(still.link)).problem.code).toBe("quote_unknown");
    expect(await brokenRules(store())).toEqual([]);
  });

  it("are deleted after the days of enquiries where nobody accepted them", async () => {
    const keep = {
      keepMailsDays: 400,
      keepEnquiriesDays: 730,
      keepUnusedImagesDays: 90,
      keepCartsDays: 365,
      joinerDays: 0,
    };
    const won = await newQuote();
    await accept(won.link);
    const lost = await newQuote();
    await lose(lost.quote);
    const { body: draft } = await make();
    const prune = (days: number) =>
      deleteAfterRetention(db(), keep, new Date(store().now().getTime() + days * DAY_MS));
    expect((await prune(729)).quotes).toBe(0);
    expect((await prune(731)).quotes).toBeGreaterThan(0);
    const left = await db().selectFrom("quotes").select("quote_id").execute();
    const ids = left.map(({ quote_id }) => quote_id);
    expect(ids).toEqual(expect.arrayContaining([won.quote.id, draft.id]));
    expect(ids).not.toContain(lost.quote.id);
  });
});
