import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examineStore } from "../../src/app/doctor/examine-store.ts";
import { readConfig } from "../../src/platform/config/config.ts";
import { freePort } from "../../src/platform/process/free-port.ts";
import { createCertificate } from "../support/certificates.ts";
import { createTestDatabase, type TestDatabase } from "../support/databases.ts";
import { openInbox } from "../support/inbox.ts";

const now = new Date("2026-11-27T12:00:00Z");

describe("the doctor", () => {
  let folder = "";
  let test: TestDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "kitstore-doctor-"));
    test = await createTestDatabase("postgres");
  }, 120_000);
  afterAll(async () => {
    await test.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** The state and the words about each thing. */
  const examine = async (env: Record<string, string> = {}, backups?: string) => {
    const port = String(await freePort("127.0.0.1"));
    const config = readConfig({
      DATABASE_URL: test.url,
      DATA_DIR: folder,
      PORT: port,
      OUTBOUND_TLS: "off",
      ...env,
    });
    const findings = await examineStore(config, { backups, now });
    return Object.fromEntries(findings.map(({ about, state, found }) => [about, `${state}: ${found}`]));
  };

  it("finds nothing to mend in a store that is well, running or not", async () => {
    const inbox = await openInbox();
    await writeFile(join(folder, "kitstore-2026-11-27T030000.backup"), "");
    const found = await examine({ SMTP_URL: inbox.url }, folder);
    expect(found).toMatchObject({
      configuration: expect.stringMatching(/^ok/),
      database: expect.stringMatching(/^ok: PostgreSQL \d+\.\d+, \d+ MB$/),
      clock: expect.stringMatching(/^ok/),
      schema: expect.stringMatching(/^ok: \d+ migrations, none missing$/),
      "mail server": expect.stringMatching(/^ok: 127\.0\.0\.1:\d+ takes the store's login$/),
      "mail queue": "ok: nothing is late",
      backups: expect.stringMatching(/^ok: the newest is 9 h old/),
      store: expect.stringMatching(/^look: nothing responds/),
    });
    expect(inbox.mails).toEqual([]);
    await inbox.close();
  }, 60_000);

  it("says what is broken on the worst day, each thing by itself", async () => {
    const closed = String(await freePort("127.0.0.1"));
    await test.database.db
      .insertInto("mails")
      .values({ kind: "welcome", recipient: "late@example.com", queued_at: new Date(0) } as never)
      .execute();
    const found = await examine(
      {
        SMTP_URL: `smtp://127.0.0.1:${closed}`,
        S3_ENDPOINT: `http://127.0.0.1:${closed}`,
        S3_BUCKET: "images",
        S3_ACCESS_KEY_ID: "key",
        S3_SECRET_ACCESS_KEY: "secret",
        PUBLIC_URL: `https://127.0.0.1:${closed}`,
        SECRET_KEY: "0123456789abcdef0123456789abcdef",
        STRIPE_SECRET_KEY: "sk_test_1",
        STRIPE_WEBHOOK_SECRET: "whsec_1",
      },
      join(folder, "none"),
    );
    expect(found).toMatchObject({
      database: expect.stringMatching(/^ok/),
      "mail server": expect.stringMatching(/^act: 127\.0\.0\.1:\d+: Nothing answers at this port/),
      "mail queue": "look: 1 late, 0 given up",
      images: expect.stringMatching(/^act/),
      payments: "act: Stripe with a key for tests",
      backups: expect.stringMatching(/^act: .*no such file/),
      certificate: expect.stringMatching(/^act/),
    });
  }, 60_000);

  it("reads the end of a certificate that no authority knows", async () => {
    const { key, cert } = await createCertificate(folder);
    const server = createServer({ key, cert }, (_, response) => response.end());
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const found = await examine({
      PUBLIC_URL: `https://localhost:${port}`,
      SECRET_KEY: "0123456789abcdef0123456789abcdef",
    });
    expect(found.certificate).toMatch(/^act: of localhost, valid for -?\d+ more days$/);
    server.close();
  }, 60_000);

  it("says that a start would change the database, and that the database is gone", async () => {
    await sql`delete from schema_migrations where name = (select max(name) from schema_migrations)`.execute(
      test.database.db,
    );
    expect((await examine()).schema).toMatch(/^look: lacks \d{4}_/);
    const gone = `postgres://postgres@127.0.0.1:${await freePort("127.0.0.1")}/none`;
    expect((await examine({ DATABASE_URL: gone })).database).toBe(
      "act: DATABASE_URL: the database server does not answer.",
    );
  }, 60_000);
});
