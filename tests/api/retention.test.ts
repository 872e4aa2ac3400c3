import { sql } from "kysely";
import { expect, it } from "vitest";
import { deleteAfterRetention } from "../../src/backoffice/retention/delete-after-retention.ts";
import { describeStore } from "../support/describe-store.ts";
import { memberActions, privately } from "../support/member-actions.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { placeOrder } from "../support/place-order.ts";

const DAY_MS = 86_400_000;
const keep = {
  keepMailsDays: 400,
  keepEnquiriesDays: 730,
  keepUnusedImagesDays: 90,
  keepCartsDays: 365,
  joinerDays: 0,
};

describeStore("old data", (store) => {
  const db = () => store().services.database.db;
  const prune = (days: number) =>
    deleteAfterRetention(db(), keep, new Date(store().now().getTime() + days * DAY_MS));
  const count = async (table: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db())).rows[0]?.n;

  it("is kept as long as the configuration says, then deleted, and orders stay", async () => {
    const { orderNo, buyer } = await placeOrder(store());
    await store().inbox.next(({ subject, to }) => to.includes(buyer.email) && subject.includes(orderNo));
    await expect
      .poll(async () => (await sql`select from mails where state = 'queued'`.execute(db())).rows.length)
      .toBe(0);
    await sql`insert into enquiries (kind, name, email, description, received_at, state)
      values ('contact', 'Old', 'old@example.com', 'answered', now(), 'answered'), ('contact', 'New', 'new@example.com', 'waits', now(), 'new')`.execute(
      db(),
    );
    await sql`insert into enquiry_replies (enquiry_id, body, written_at, written_by)
      select enquiry_id, 'Thank you', now(), (select min(user_id) from users) from enquiries where state = 'answered'`.execute(
      db(),
    );
    const orders = await count("orders");
    expect(await prune(80)).toEqual({ mails: 0, enquiries: 0, quotes: 0, images: 0, carts: 0, members: 0 });
    expect((await prune(399)).mails).toBe(0);
    const late = await prune(401);
    expect(late.mails).toBeGreaterThan(0);
    expect(await count("mails")).toBe(0);
    expect(late.carts + ((await count("carts")) ?? 0)).toBeGreaterThanOrEqual(late.carts);
    expect((await prune(731)).enquiries).toBe(1);
    expect(await count("enquiries")).toBe(1);
    expect(await count("enquiry_replies")).toBe(0);
    expect(await count("orders")).toBe(orders);
    expect(await count("carts")).toBe(0);
  });

  it("is a joiner who never came, after the days of the settings, and nobody who works here, has a kit or manages somebody", async () => {
    const members = memberActions(store);
    const gone = await members.add({ firstName: "Gone", emails: [privately("gone@home.example")] });
    const boss = await members.add({ firstName: "Boss" });
    const here = await members.add({
      managerId: boss.id,
      employments: [{ startOn: "2026-01-01", endOn: null }],
    });
    const linked = await members.add({ firstName: "Linked" });
    await members.link(linked.id, linked.version, (await newBuyer(store())).email);
    const pruned = (joinerDays: number, days: number) =>
      deleteAfterRetention(db(), { ...keep, joinerDays }, new Date(store().now().getTime() + days * DAY_MS));
    expect((await pruned(0, 89)).members).toBe(0);
    expect((await pruned(90, 89)).members).toBe(0);
    expect((await pruned(90, 91)).members).toBe(1);
    const { rows } = await sql<{ member_id: number }>`select member_id from members order by 1`.execute(db());
    expect(rows.map(({ member_id }) => member_id)).toEqual([boss.id, here.id, linked.id]);
    const { rows: audited } = await sql`select role from audit_rows where action = 'member erased'
      and subject_id = ${String(gone.id)}`.execute(db());
    expect(audited).toEqual([{ role: "store" }]);
  });

  it("is an image that nothing shows, and none that a product, an order or a draft shows", async () => {
    const insert = (imageId: string) =>
      sql`insert into images (image_id, slug, media_type, width, height, bytes)
      values (${imageId}, 'unused', 'image/png', 1, 1, ${Buffer.from([1])})`.execute(db());
    const shown = await count("images");
    for (const letter of ["a", "b", "c", "d"]) await insert(letter.repeat(24));
    const german = JSON.stringify({ de: { description: `<img src="/images/${"d".repeat(24)}/unused">` } });
    await sql`update products set translations = ${german}::jsonb where product_id = 1`.execute(db());
    await sql`update order_lines set image_path = ${`/images/${"b".repeat(24)}/unused`} where order_line_id = (select min(order_line_id) from order_lines)`.execute(
      db(),
    );
    await sql`insert into page_texts (page, html) select kind, ${`<img src="/images/${"c".repeat(24)}/unused">`} from contents where kind like '%about%' limit 1
      on conflict (page) do update set html = excluded.html`.execute(db());
    expect((await prune(89)).images).toBe(0);
    expect((await prune(91)).images).toBe(1);
    expect(await count("images")).toBe((shown ?? 0) + 3);
  });
});
