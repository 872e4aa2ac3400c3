import { appendFile, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { anchorAudit, checkAnchors } from "../../../src/platform/audit/anchor-audit.ts";
import { openAnchorBucket } from "../../../src/platform/audit/anchor-bucket.ts";
import { secretKeyOf } from "../../../src/platform/secret-key/sealed-text.ts";
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

  it("are in a bucket too, each an object that is signed for S3, and are checked there", async () => {
    const folder = await mkdtemp(join(tmpdir(), "kitstore-anchor-bucket-"));
    const server = new S3rver({
      port: 0,
      address: "127.0.0.1",
      silent: true,
      directory: folder,
      configureBuckets: [{ name: "anchors", configs: [] }],
    });
    const settings = {
      auditAnchorsBucket: "anchors",
      s3Endpoint: `http://127.0.0.1:${(await server.run()).port}`,
      s3Region: "eu-central-1",
      s3AccessKeyId: "S3RVER",
      s3SecretAccessKey: "S3RVER",
    };
    const bucket = openAnchorBucket(settings);
    const file = await newFile();
    for (let night = 0; night < 2; night++) {
      await change(1);
      await anchorAudit(db(), { file, bucket, secretKeys, now: store().now() });
      store().advanceClock(86_400_000);
    }
    const check = async () => checkAnchors(db(), { file: await newFile(), bucket, secretKeys });
    expect(await check()).toEqual({ anchors: 2, fault: undefined });
    const [first] = (await bucket?.readAll()) ?? [];
    expect(first?.text).toBe(`${(await readFile(file, "utf8")).split("\n")[0]}\n`);
    await bucket?.write(first?.key ?? "", first?.text.replace(/ \d+ /, " 1 ") ?? "");
    expect((await check()).fault).toMatch(/^\S+Z in the bucket: no SECRET_KEY that is given signed it/);
    const thief = openAnchorBucket({ ...settings, s3SecretAccessKey: "guessed" });
    await expect(thief?.write("x", "y")).rejects.toThrow("403");
    await expect(thief?.readAll()).rejects.toThrow("403");
    await server.close();
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
