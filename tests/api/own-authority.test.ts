import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/platform/db/database.ts";
import { createCertificate } from "../support/certificates.ts";
import { openInbox } from "../support/inbox.ts";
import { hasOwnPostgres, startOwnPostgres } from "../support/postgres-server.ts";

const folder = await mkdtemp(join(tmpdir(), "kitstore-authority-"));
const certificate = await createCertificate(folder);
const other = await createCertificate(folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

const program = join(import.meta.dirname, "..", "support", "send-one-mail.ts");
/** In a process of its own, because Node reads NODE_EXTRA_CA_CERTS when it starts. */
const sendMail = (url: string, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [program, url], { env: { PATH: process.env.PATH, ...env } });

const hasPostgres = await hasOwnPostgres();

describe("a certificate of the company's own authority", () => {
  it("lets mails out when the authority is given, and none without it or with another", async () => {
    const inbox = await openInbox(certificate);
    const elsewhere = inbox.url.replace("127.0.0.1", "0.0.0.0"); // the same server, by an IP that is no loopback
    for (const env of [{}, { NODE_EXTRA_CA_CERTS: other.caFile }])
      await expect(sendMail(elsewhere, env)).rejects.toThrow(
        /unable to (verify|get)|certificate signature failure/,
      );
    expect(inbox.mails).toEqual([]);
    await sendMail(elsewhere, { NODE_EXTRA_CA_CERTS: certificate.caFile });
    expect(inbox.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true]);
    await inbox.close();
  });

  it("lets no mails out to a server of another name", async () => {
    const elsewhere = await createCertificate(folder, "elsewhere.example");
    const inbox = await openInbox(elsewhere);
    const url = inbox.url.replace("127.0.0.1", "0.0.0.0");
    await expect(sendMail(url, { NODE_EXTRA_CA_CERTS: elsewhere.caFile })).rejects.toThrow(/altnames/);
    expect(inbox.mails).toEqual([]);
    await inbox.close();
  });

  it.skipIf(!hasPostgres)(
    "opens PostgreSQL when the authority is given, and not without it or with another",
    async () => {
      const server = await startOwnPostgres(certificate);
      const open = async (host: string, query: string) => {
        const url = server.url.replace("127.0.0.1", host) + query;
        const database = await openDatabase({ url, folder, poolSize: 1 });
        try {
          return (await database.pool.query("select ssl from pg_stat_ssl where pid = pg_backend_pid()")).rows;
        } finally {
          await database.close();
        }
      };
      const given = `&sslrootcert=${certificate.caFile}`;
      try {
        expect(await open("localhost", `?sslmode=verify-full${given}`)).toEqual([{ ssl: true }]);
        for (const mode of ["require", "verify-full"])
          await expect(open("localhost", `?sslmode=${mode}`)).rejects.toThrow(/unable to verify|self-signed/);
        await expect(open("localhost", `?sslmode=verify-full&sslrootcert=${other.caFile}`)).rejects.toThrow(
          /unable to verify|self-signed|signature/,
        );
      } finally {
        await server.stop();
      }
    },
    300_000,
  );
});
