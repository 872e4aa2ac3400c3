import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { company, memberActions } from "../../support/member-actions.ts";

describeStore("the usual sizes of members", (store) => {
  const admin = memberActions(store, "admin");
  const people = memberActions(store, "people");
  const choicesOf = async (token: string) =>
    (await store().call("GET /api/admin/member-choices", { token })).body;
  const exported = async (token: string) =>
    (await store().call("GET /api/admin/members/export", { token, query: {} })).body.csv;

  it("are not seen by who keeps members, and stay when they change something else", async () => {
    const { categories } = await choicesOf(await admin.token());
    const [category] = categories;
    const sizes = [{ categoryId: category?.id ?? 0, size: "XXL" }];
    const made = await admin.add({ emails: [company("wears@ledgerline.example")], sizes });
    expect((await admin.read(made.id)).sizes).toMatchObject(sizes);
    const seen = await people.read(made.id);
    expect(seen.sizes).toEqual([]);
    const changed = await people.change(made.id, { version: seen.version, costCenter: "CC-9", sizes: [] });
    expect([changed.status, changed.body.sizes]).toEqual([200, []]);
    expect(await admin.read(made.id)).toMatchObject({ costCenter: "CC-9", sizes });
    expect((await choicesOf(await people.token())).categories).toEqual([]);
  });

  it("are in no file of theirs, and an import of theirs changes none", async () => {
    const ofAdmin = await exported(await admin.token());
    const ofPeople = await exported(await people.token());
    expect(ofAdmin).toContain("XXL");
    expect(ofPeople).not.toContain("XXL");
    const response = await store().call("POST /api/admin/member-imports", {
      token: await people.token(),
      body: { csv: ofAdmin.replaceAll("XXL", "S"), source: "", columns: [] },
    });
    expect(response.body).toMatchObject({ changed: 0, added: 0 });
    expect(JSON.stringify(response.body.lines)).not.toMatch(/XXL|\bS\b/);
  });
});
