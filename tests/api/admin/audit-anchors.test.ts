import { appendFile, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { anchorAudit, checkAnchors } from "../../../src/features/audit/anchor-audit.ts";
import { secretKeyOf } from "../../../src/features/secret-key/sealed-text.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("the anchors of the audit", (store) => {
  const secretKeys = { current: secretKeyOf("a key of this test, 32 characters"), old: [] };
  const newFile = async () => join(await mkdtemp(join(tmpdir(), "kitstore-anchors-")), "audit.log");
  const { db } = { db: () => store().services.database.db };
  async function change(times: number) {
    const { token } = await newStaff(store(), "admin");
    for (let round = 0; round < times; round++) {
      const { userId: personId } = await newBuyer(store());
      await store().call("POST /api/admin/people/{personId}/sign-out", { params: { personId }, token });
    }
  }
  const anchor = (file: string) => anchorAudit(db(), { file, secretKeys, now: store().now() });
  const faultOf = async (file: string, keys: Parameters<typeof checkAnchors>[1]["secretKeys"] = secretKeys) =>
    (await checkAnchors(db(), { file, secretKeys: keys })).fault;

  it("fit the chain night after night, and after a change of the key with the old one given", async () => {
    const file = await newFile();
    expect(await checkAnchors(db(), { file, secretKeys })).toEqual({ anchors: 0, fault: undefined });
    for (let night = 0; night < 3; night++) {
      await change(2);
      await anchor(file);
    }
    expect(await checkAnchors(db(), { file, secretKeys })).toEqual({ anchors: 3, fault: undefined });
    const next = secretKeyOf("the next key of it, 32 characters");
    expect(await faultOf(file, { current: next, old: [] })).toMatch(/^line 1 .*: no SECRET_KEY/);
    expect(await faultOf(file, { current: next, old: [secretKeys.current] })).toBeUndefined();
  });

  it("show a line that somebody changed or wrote without the key", async () => {
    const file = await newFile();
    await change(1);
    await anchor(file);
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace(/ \d+ /, " 1 "));
    expect(await faultOf(file)).toMatch(/no SECRET_KEY that is given signed it/);
    await writeFile(file, text);
    await appendFile(file, `2026-11-22T00:00:00.000Z 1 ${"00".repeat(32)} x.y\n`);
    expect(await faultOf(file)).toMatch(/^line 2 /);
  });

  it("show a chain that was rewritten from its beginning, and a database that was rewound", async () => {
    const file = await newFile();
    await change(3);
    await anchor(file);
    await sql`alter table audit_rows disable trigger append_only`.execute(db());
    const { sequence } = await db().selectFrom("audit_head").select("sequence").executeTakeFirstOrThrow();
    const newest = await db()
      .selectFrom("audit_rows")
      .selectAll()
      .where("sequence", "=", sequence)
      .executeTakeFirstOrThrow();
    await sql`update audit_rows set hash = previous_hash where sequence = ${sequence}`.execute(db());
    expect(await faultOf(file)).toMatch(
      new RegExp(`the audit was rewritten: row ${sequence} is not the one of`),
    );
    await sql`delete from audit_rows where sequence = ${sequence}`.execute(db());
    await db()
      .updateTable("audit_head")
      .set({ sequence: sequence - 1, hash: newest.previous_hash })
      .execute();
    expect(await faultOf(file)).toMatch(
      new RegExp(`the database was rewound: .* was ${sequence}, now it is ${sequence - 1}`),
    );
  });
});
