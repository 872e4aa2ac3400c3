import { sql } from "kysely";
import { expect, it } from "vitest";
import { foldLetters } from "../../../src/platform/language/fold-letters.ts";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("the lists of the back office", (store) => {
  const db = () => store().services.database.db;

  it("find people and orders by letters without accents, and by those that were typed", async () => {
    const { token } = await newStaff(store(), "admin");
    const { orderNo, buyer } = await placeOrder(store(), {
      address: { recipientName: "Łukasz Müller-Øster" },
    });
    await db()
      .updateTable("users")
      .set({ first_name: "Zoë", last_name: "Łukaszewicz" })
      .where("email_folded", "=", buyer.email.toLowerCase())
      .execute();
    const found = async (call: "GET /api/admin/people" | "GET /api/admin/orders", q: string) => {
      const { body } = await store().call(call, { token, query: { q } });
      return JSON.stringify(body);
    };
    for (const q of ["muller", "Müller", "MULLER", "Łukasz", "lukasz oster", "øster"])
      expect(await found("GET /api/admin/orders", q), q).toContain(orderNo);
    for (const q of ["zoe lukaszewicz", "Zoë", "łukaszewicz"])
      expect(await found("GET /api/admin/people", q), q).toContain(buyer.email);
    expect(await found("GET /api/admin/orders", "mullerin")).not.toContain(orderNo);
  });

  it("fold letters in the database as they are folded where they are typed", async () => {
    const texts = [
      "Müller ŁUKASZ Øster Straße Æther Œuvre þ ð đ ħ ŧ İstanbul ışık",
      "ＡＢＣ１２ ﾊﾞｯｸﾞ ガム ﬁ",
      "أَحْمَد إلى فاطمة کتاب مـحـمد שָׁלוֹם",
      "Ёлка Щука ΟΔΌΣ கோவை किताब น้ำผึ้ง 한국 张伟",
    ];
    for (const text of texts) {
      const { rows } = await sql<{ folded: string }>`select fold_letters(${text}) as folded`.execute(db());
      expect(rows[0]?.folded).toBe(foldLetters(text));
    }
  });

  it("sort names as people do", async () => {
    const { rows } = await sql<{
      name: string;
    }>`select name from unnest(array['Zebra', 'apfel', 'Äpfel', 'östlich', 'Ole']) as name
      order by name collate names`.execute(db());
    expect(rows.map(({ name }) => name)).toEqual(["apfel", "Äpfel", "Ole", "östlich", "Zebra"]);
  });
});
