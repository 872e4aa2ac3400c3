import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { exportedTables } from "../../../src/backoffice/store-export/exported-tables.ts";
import { tableCsv } from "../../../src/backoffice/store-export/read-everything.ts";
import type { Db } from "../../../src/platform/db/database.ts";
import { describeStore } from "../../support/describe-store.ts";
import { erasureActions } from "../../support/erasure-actions.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { switchOnSecondFactor } from "../../support/second-factor.ts";
import { findProduct, firstVariant } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";
import { exportStore, rowsIn } from "../../support/store-export-actions.ts";

/** Tables that no export has, each with the reason. */
const leftOut = {
  "keys, codes, tokens and hashes":
    "company_finished_logins company_identities company_logout_tokens content_previews erased_kits erasure_key known_clients one_time_codes order_link_key quote_links passkey_challenges passkeys recovery_codes second_factors sessions set_up_tokens staff_invitations store_export_links attempt_counts audit_head configured_administrators",
  "what goes by itself": "carts cart_lines stock_holds stock_hold_pieces exchange_holds mails books_checks",
  "the lists of a program":
    "mail_kinds order_statuses order_status_transitions stock_reasons schema_migrations",
  "what other tables say already": "order_line_skus held_pieces",
  "in a file of another name": "products product_variants variant_sizes sku_codes images invoice_years",
  "steps of an import or of another program":
    "import_images import_mappings product_imports product_import_items product_import_parts import_archives import_archive_parts import_archive_files payment_events courier_events offered_rates rate_fetch currency_rate_changes",
};

const MINUTE_MS = 60_000;

async function countOf(db: Db, table: string, where = "true"): Promise<number | undefined> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
  return rows[0]?.n;
}

describeStore("the export of the whole store", (store) => {
  const db = () => store().services.database.db;

  it("has the rows, sums and images of the database, and a manifest that describes them", async () => {
    const { order, finish } = erasureActions(store);
    for (const status of ["Cancelled", "Delivered"] as const)
      await finish(await order(await newBuyer(store())), status);
    const { token } = await newStaff(store(), "admin");
    const files = await exportStore(store(), token);

    for (const { file, table, where } of exportedTables)
      expect([file, rowsIn(files, file).length]).toEqual([file, await countOf(db(), table, where)]);
    const orders = rowsIn(files, "orders.csv");
    const { total } = await db()
      .selectFrom("orders")
      .select(({ fn }) => fn.sum<number>("grand_total_paise").as("total"))
      .executeTakeFirstOrThrow();
    expect(orders.length).toBeGreaterThanOrEqual(2);
    expect(orders.reduce((sum, row) => sum + Number(row.grand_total_paise), 0)).toBe(total);
    expect(orders[0]?.placed_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(rowsIn(files, "products.csv").length).toBe(await countOf(db(), "product_variants"));

    const images = rowsIn(files, "images.csv");
    expect(images.length).toBe(await countOf(db(), "images"));
    for (const { file = "", image_id } of images)
      expect(
        createHash("sha256")
          .update(files.get(`images/${file}`) ?? "")
          .digest("hex")
          .slice(0, 24),
      ).toBe(image_id);

    const manifest = JSON.parse(files.get("manifest.json")?.toString() ?? "");
    expect(manifest).toMatchObject({ format: 1, baseCurrency: "INR", missingImages: [] });
    for (const { name, rows, sha256 } of manifest.files) {
      expect([
        name,
        createHash("sha256")
          .update(files.get(name) ?? "")
          .digest("hex"),
      ]).toEqual([name, sha256]);
      expect([name, rowsIn(files, name).length]).toEqual([name, rows]);
    }
    const column = (file: string, name: string) =>
      manifest.files
        .find((each: { name: string }) => each.name === file)
        .columns.find((each: { name: string }) => each.name === name);
    expect(column("orders.csv", "grand_total_paise").unit).toContain("paise");
    expect(column("payments.csv", "amount_minor").unit).toContain("smallest unit");
    expect(column("stock-movements.csv", "change").meaning).toContain("Above 0: so many came");
    expect(files.get("README.txt")?.toString()).toContain("_grams          grams");
  });

  it("exports no column whose name says that it is a secret", () => {
    const columns = exportedTables.flatMap(({ table, columns }) => columns.map((name) => `${table}.${name}`));
    expect(columns.filter((name) => /password|hash|secret|token|from_address|_key$/.test(name))).toEqual([]);
  });

  it("names every table of the database as exported or left out", async () => {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v')`.execute(db());
    const known = [
      ...exportedTables.map(({ table }) => table),
      ...Object.values(leftOut).join(" ").split(" "),
    ];
    expect(known.sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it("has no password, key, code or token, and nothing about people who were erased", async () => {
    const { erase, finish, order } = erasureActions(store);
    const erased = await newBuyer(store(), {
      identity: { firstName: "Zzfirst", lastName: "Zzlast", email: "zzmail@ledgerline.example" },
    });
    await finish(await order(erased));
    await store().call("POST /api/contact", {
      body: { Name: "Zzfirst Zzlast", Email: erased.email, Description: "Zzenquiry" },
    });
    const soldOut = findProduct(store(), ({ inStock, isSwagItem }) => !inStock && !isSwagItem);
    const asked = await store().call("POST /api/back-in-stock", {
      body: { variantId: firstVariant(soldOut).id, size: "", email: "alert@ledgerline.example" },
    });
    expect(asked.status).toBe(200);
    const staff = await newStaff(store(), "admin");
    await erase(staff.token, erased);
    const factor = await newStaff(store(), "support");
    await switchOnSecondFactor(store(), factor.token);
    await sql`insert into store_settings (name, value, version) values ('mailServer', '{"password": "hidden-mail-password"}', 999)
      on conflict (name) do nothing`.execute(db());
    const text = [...(await exportStore(store(), staff.token))]
      .filter(([name]) => !name.startsWith("images/"))
      .map(([, bytes]) => bytes.toString())
      .join("\n");
    const { rows } = await sql<{ secret: string }>`
      select password_hash as secret from users where password_hash is not null
      union select secret from second_factors where secret is not null
      union select slow_hash from recovery_codes where slow_hash is not null
      union select encode(token_hash, 'hex') from sessions union select secret from erasure_key
      union select token from back_in_stock_alerts union select from_address from audit_rows
      union select secret from order_link_key`.execute(db());
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ secret }) => text.includes(secret))).toEqual([]);
    expect(text).not.toContain("hidden-mail-password");
    expect(text).not.toMatch(/zzmail|zzfirst|zzlast|zzenquiry/i);
    expect(text).toContain(factor.email);
  });
});

describeStore(
  "the export of a store without products",
  (store) => {
    const db = () => store().services.database.db;

    it("writes no text that a spreadsheet would take for a formula", async () => {
      const { token, userId } = await newStaff(store(), "admin");
      await sql`update users set first_name = '=HYPERLINK("x")' where user_id = ${userId}`.execute(db());
      const files = await exportStore(store(), token);
      expect(files.get("people.csv")?.toString()).toContain(`"'=HYPERLINK(""x"")"`);
      expect(rowsIn(files, "people.csv").find(({ user_id }) => user_id === String(userId))?.first_name).toBe(
        '=HYPERLINK("x")',
      );
    });

    it("reads a large table in parts", async () => {
      const { userId } = await newStaff(store(), "admin");
      await sql`insert into enquiries (kind, name, email, description, received_at, owner_id)
      select 'contact', 'N', 'n@example.com', 'Question ' || n, now(), ${userId} from generate_series(1, 1700) n`.execute(
        db(),
      );
      const enquiries = exportedTables.find(({ table }) => table === "enquiries");
      const parts: number[] = [];
      await db()
        .transaction()
        .execute(async (trx) => {
          if (enquiries) for await (const _ of tableCsv(trx, enquiries, (rows) => parts.push(rows)));
        });
      expect(Math.max(...parts)).toBe(500);
      expect(parts.reduce((sum, rows) => sum + rows, 0)).toBe(await countOf(db(), "enquiries"));
    });

    it("is a link that works once, within a minute, in one browser, of somebody who is an administrator still", async () => {
      const admin = await newStaff(store(), "admin");
      const start = async () =>
        (await store().call("POST /api/admin/store-export", { token: admin.token })).body.path;
      const open = async (url: string) => (await store().inject({ url })).statusCode;
      const once = await start();
      expect((await store().inject({ method: "HEAD", url: once })).statusCode).not.toBe(200);
      expect([await open(once), await open(once)]).toEqual([200, 404]);
      const late = await start();
      store().advanceClock(MINUTE_MS);
      expect(await open(late)).toBe(404);
      const ofBrowser = await store().call("POST /api/admin/store-export", {
        token: admin.token,
        headers: { cookie: "XSRF-TOKEN=mine", "x-xsrf-token": "mine" },
      });
      const openAs = async (cookie: string) =>
        (await store().inject({ url: ofBrowser.body.path, headers: { cookie } })).statusCode;
      expect([await openAs(""), await openAs("XSRF-TOKEN=another"), await openAs("XSRF-TOKEN=mine")]).toEqual(
        [...[404, 404, 200]],
      );
      const blocked = await start();
      const setBlocked = (at: Date | null) =>
        db().updateTable("users").set({ blocked_at: at }).where("user_id", "=", admin.userId).execute();
      await setBlocked(store().now());
      expect(await open(blocked)).toBe(404);
      await setBlocked(null);
      const demoted = await start();
      await sql`update users set role = 'support' where user_id = ${admin.userId}`.execute(db());
      expect(await open(demoted)).toBe(404);
      expect(await countOf(db(), "store_export_links", `made_by = ${admin.userId}`)).toBe(0);
    });

    it("needs the password of the last five minutes, and is in the audit", async () => {
      const { token, email } = await newStaff(store(), "admin");
      store().advanceClock(6 * MINUTE_MS);
      const refused = await store().call("POST /api/admin/store-export", { token });
      expect([refused.status, refused.problem.code]).toEqual([403, "proof_needed"]);
      const fresh = await newStaff(store(), "admin");
      await exportStore(store(), fresh.token);
      const rows = await db()
        .selectFrom("audit_rows")
        .select("user_email")
        .where("action", "=", "whole store exported")
        .execute();
      const exporters = rows.map(({ user_email }) => user_email);
      expect(exporters).toContain(fresh.email);
      expect(exporters).not.toContain(email);
    });
  },
  { demo: false },
);
