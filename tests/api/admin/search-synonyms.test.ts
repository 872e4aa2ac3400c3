import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { staffToken } from "../../support/staff.ts";

describeStore("words that staff teach the search", (store) => {
  const catalogue = staffToken(store, "catalogue");
  const found = async (searchTerm: string) =>
    (await store().call("GET /api/Product/Search", { query: { searchTerm } })).body.map(
      ({ productUrl }) => productUrl,
    );
  const add = async (words: string, finds = "") =>
    store().call("POST /api/admin/search-synonyms", {
      token: await catalogue(),
      body: { language: "en", words, finds },
    });

  it("are known at once, as long as they stay, and each change is in the audit", async () => {
    const token = await catalogue();
    expect(await found("wobbler")).toEqual([]);
    const { status, body } = await add(" wobbler;  everyday   mug , wobbler");
    expect([status, body]).toMatchObject([200, { words: "wobbler, everyday mug", finds: "", version: 1 }]);
    expect(await found("wobblers")).toEqual(["everyday-mug"]);
    const params = { synonymId: body.id };
    const change = { language: "en", words: "wobbler", finds: "umbrella" };
    const put = (version: number) =>
      store().call("PUT /api/admin/search-synonyms/{synonymId}", {
        params,
        token,
        body: { ...change, version },
      });
    expect((await put(1)).body).toMatchObject({ ...change, version: 2 });
    expect(await found("wobbler")).toEqual(["windproof-umbrella"]);
    expect((await put(1)).problem.code).toBe("version_conflict");
    const remove = (version: number) =>
      store().call("DELETE /api/admin/search-synonyms/{synonymId}", { params, token, body: { version } });
    expect((await remove(1)).problem.code).toBe("version_conflict");
    expect((await remove(2)).status).toBe(200);
    expect((await remove(2)).problem.code).toBe("not_found");
    expect(await found("wobbler")).toEqual([]);
    const audited = await store()
      .services.database.db.selectFrom("audit_rows")
      .select(["action", "before", "after"])
      .where("subject", "=", "search words")
      .where("subject_id", "=", String(body.id))
      .orderBy("sequence")
      .execute();
    expect(audited).toEqual([
      {
        action: "search words added",
        before: null,
        after: { language: "en", words: "wobbler, everyday mug", finds: "" },
      },
      {
        action: "search words changed",
        before: { language: "en", words: "wobbler, everyday mug", finds: "" },
        after: change,
      },
      { action: "search words removed", before: change, after: null },
    ]);
  });

  it("say something, and are not for support to change", async () => {
    expect((await add("alone")).problem.code).toBe("synonym_invalid");
    expect((await add(" , ")).problem.code).toBe("synonym_invalid");
    const support = await staffToken(store, "support")();
    const refused = await store().call("GET /api/admin/search-synonyms", { token: support, query: {} });
    expect(refused.status).toBe(403);
  });

  it("are listed by language and word; a new store has some in each language", async () => {
    const token = await catalogue();
    const list = async (query: { language?: string; q?: string }) =>
      (await store().call("GET /api/admin/search-synonyms", { token, query: { order: "asc", ...query } }))
        .body;
    const [english, german] = [await list({ language: "en" }), await list({ language: "de" })];
    expect([english.total > 20, german.total > 10]).toEqual([true, true]);
    expect((await list({ q: "rucksack" })).rows.map(({ words }) => words)).toEqual([
      "backpack, bagpack, rucksack, knapsack",
    ]);
  });
});
