import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("categories in the admin", (store) => {
  it("are created and changed by staff, and the shop shows them at once", async () => {
    const { token } = await newStaff(store(), "catalogue");
    const draft = {
      name: "Umbrellas",
      slug: "umbrellas",
      pageHeading: "Stay dry",
      description: "<p>Rain</p><script>1</script>",
      pageTitle: "",
      metaDescription: "",
      metaKeywords: "",
      position: 9,
    };
    const make = (body: object) => store().call("POST /api/admin/categories", { token, body });
    const { body: created } = await make(draft);
    expect((await make(draft)).problem.code).toBe("slug_taken");
    expect((await make({ ...draft, slug: "orders" })).problem.code).toBe("slug_reserved");
    const seen = async (categoryUrl: string) =>
      await store().call("GET /api/Category/{categoryUrl}", { params: { categoryUrl } });
    expect((await seen("umbrellas")).body).toMatchObject({
      pageHeading: "Stay dry",
      categoryDescription: "<p>Rain</p>",
    });
    const stored = await store()
      .services.database.db.selectFrom("categories")
      .select("description_html")
      .where("category_id", "=", created.id)
      .executeTakeFirst();
    expect(stored?.description_html).toBe("<p>Rain</p>");
    const change = (version: number, more: object) =>
      store().call("PUT /api/admin/categories/{categoryId}", {
        params: { categoryId: created.id },
        token,
        body: { ...draft, version, ...more },
      });
    expect((await change(1, { slug: "rain" })).body.version).toBe(2);
    expect((await change(1, { slug: "storm" })).problem.code).toBe("version_conflict");
    expect([(await seen("rain")).status, (await seen("umbrellas")).status]).toEqual([200, 404]);
    const { body } = await store().call("GET /api/admin/categories", { token, query: { q: "umbr" } });
    expect(body.rows.map(({ id }) => id)).toEqual([created.id]);
    const found = async () =>
      (await store().call("GET /api/Category/Product/{categoryUrl}", { params: { categoryUrl: "rain" } }))
        .body;
    expect(await found()).toEqual([]);
    expect((await change(2, { slug: "rain", searchTerm: "umbrella" })).body.searchTerm).toBe("umbrella");
    expect((await found()).map(({ productName }) => productName)).toEqual(["Windproof Umbrella"]);
  });
});
