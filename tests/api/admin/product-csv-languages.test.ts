import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addLanguage } from "../../support/added-language.ts";
import { describeStore } from "../../support/describe-store.ts";
import { importActions } from "../../support/import-actions.ts";
import { productCsvActions } from "../../support/product-csv-actions.ts";
import { newStaff } from "../../support/staff.ts";
import { takeTranslationAway } from "../../support/take-translation-away.ts";

describeStore("translations in a file of products", (store) => {
  const { step, until } = importActions(store);
  const { apply, problemsOf, read, readFile, staff } = productCsvActions(store);
  const exported = async (token: string, query: Record<string, string> = {}) =>
    (await store().call("GET /api/admin/products/export", { token, query })).body;

  it("has the texts in other languages in columns of their own: an empty cell takes a translation away", async () => {
    const token = await staff();
    await takeTranslationAway(store(), 42, "nb");
    const mug = await read(42, token);
    const [variant] = mug.variants;
    const { csv } = await exported(token, { q: "everyday mug" });
    expect(csv).toMatch(/,Name:de,Short description:de,.*,Colour,Colour:de,/);
    expect(csv).toContain("Alltagsbecher");
    const headings = "Product,Variant,Name:de,description:de,Specification in German,Colour in German";
    const line = (cells: string) => `${headings}\n42,${variant?.id},${cells}`;
    const html = "<p>Neu</p><script>x</script>";
    expect((await apply(token, line(`Pott,${html},Inhalt: 330 ml,Blau`))).run.changedProducts).toBe(1);
    const after = await read(42, token);
    const specification = [{ name: "Inhalt", value: "330 ml" }];
    const { description: _text, ...others } = mug.translations.de ?? {};
    expect(after.translations.de).toEqual({
      ...others,
      name: "Pott",
      description: "<p>Neu</p>",
      specification,
    });
    expect(after.variants[0]?.translations).toEqual({ de: { colourName: "Blau" } });
    expect(after.variants[0]?.images).toEqual(variant?.images);
    expect((await apply(token, line(",,,"))).run.changedProducts).toBe(1);
    const emptied = await read(42, token);
    expect(emptied.translations.de).not.toHaveProperty("name");
    expect(emptied.translations.de).toHaveProperty("shortDescription");
    expect(emptied.variants[0]?.translations).toEqual({});
    const unnamed = `Product,Variant,Keywords\n42,${variant?.id},mug`;
    expect((await apply(token, unnamed)).run.changedProducts).toBe(1);
    expect((await read(42, token)).translations).toEqual(emptied.translations);
    expect(await problemsOf(token, line(`${"x".repeat(201)},,,`))).toEqual([
      expect.stringMatching(/^2 Name:de: At most 200/),
    ]);
  });

  describe("with two languages", () => {
    let remove: () => void;
    beforeAll(() => {
      remove = addLanguage("nb");
    });
    afterAll(() => remove());

    it("keeps each language apart, from the file to the file, and puts both back when an import is undone", async () => {
      const token = await staff();
      const { token: admin } = await newStaff(store(), "admin");
      const before = await read(42, token);
      const head = "Product,Variant,Name:de,Name:nb,Keywords:nb,Colour:de,Colour:nb";
      const [variant] = before.variants;
      const done = await apply(token, `${head}\n42,${variant?.id},Becher,Krus,kopp,Blau,Blå`);
      expect(done.run.changedProducts).toBe(1);
      const after = await read(42, token);
      expect(after.translations.de).toEqual({ ...before.translations.de, name: "Becher" });
      expect(after.translations.nb).toEqual({ name: "Krus", metaKeywords: "kopp" });
      expect(after.variants[0]?.translations).toEqual({
        de: { colourName: "Blau" },
        nb: { colourName: "Blå" },
      });
      await step(token, done.run.id, "undo");
      expect((await until(token, done.run.id, "undone")).run.undoneProducts).toBe(1);
      expect(await read(42, token)).toMatchObject({
        translations: before.translations,
        variants: before.variants.map(({ translations }) => ({ translations })),
      });
      const again = await apply(token, `${head}\n42,${variant?.id},Becher,Krus,kopp,Blau,Blå`);
      expect(again.run.changedProducts).toBe(1);
      const only = `Product,Variant,Name:nb\n42,${variant?.id},`;
      expect((await apply(token, only)).run.changedProducts).toBe(1);
      expect((await read(42, token)).translations).toEqual({
        de: after.translations.de,
        nb: { metaKeywords: "kopp" },
      });
      // A file has the languages of the shop; what another one has stays in the store.
      expect((await exported(token, { q: "becher" })).csv).not.toContain(":nb");
      const { body: settings } = await store().call("GET /api/admin/settings", { token: admin });
      const offer = (version: number, languages: string[]) =>
        store().call("PUT /api/admin/settings", { token: admin, body: { version, settings: { languages } } });
      const offered = await offer(settings.version, ["de", "nb"]);
      const { csv } = await exported(token, { q: "mug" });
      expect(csv).toMatch(/,Name:nb,.*,Colour:de,Colour:nb,/);
      expect((await apply(token, csv)).run.changedProducts).toBe(0);
      await offer(offered.body.version, ["de"]);
      expect((await read(42, token)).translations.nb).toEqual({ metaKeywords: "kopp" });
    });

    it("has no column of a language that the program does not have", async () => {
      const token = await staff();
      const file = await readFile(token, "Product,Variant,Name,Name:tlh,Name:en\n42,,x,y,z");
      expect(file.run.state).toBe("asking");
      expect(file.columns.map(({ field }) => field)).toEqual(["Product", "Variant", "Name", null, null]);
      expect(file.fieldChoices).toContain("Keywords:de");
    });
  });
});
