import { readdir, statfs } from "node:fs/promises";
import { isIP } from "node:net";
import { connect } from "node:tls";
import {
  daysSince,
  RESTORE_TEST_DAYS,
  type RestoreTest,
  readRestoreTest,
  restoreTestLine,
} from "../backup/restore-test.ts";
import { act, type Finding, look, ok } from "./finding.ts";

const GIGABYTE = 1_073_741_824;
const DAY_MS = 86_400_000;
const CERTIFICATE_DAYS = 14;
const MAX_BACKUP_HOURS = 36;
/** A day more than a week: the test follows a backup. */
const MAX_TEST_DAYS = RESTORE_TEST_DAYS + 1;
const TIMEOUT_MS = 5_000;

/** How much is free where `folder` lies. */
export async function examineDisk(about: string, folder: string): Promise<readonly Finding[]> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const found = `${(free / GIGABYTE).toFixed(1)} GB free in ${folder}`;
  const advice = "A full disk stops orders: delete what is not needed, or make it larger.";
  if (free < GIGABYTE / 2) return [act(about, found, advice)];
  return [free < 2 * GIGABYTE && bavail < blocks / 10 ? look(about, found, advice) : ok(about, found)];
}

/** How old the newest backup in `folder` is, by its name. */
export async function examineBackups(folder: string | undefined, now: Date): Promise<readonly Finding[]> {
  const how =
    "`kitstore daily-backups <folder>` writes one a day. Name its folder here: `kitstore doctor <folder>`.";
  if (!folder) return [look("backups", "nobody said where they are", how)];
  const newest = (await readdir(folder))
    .filter((name) => name.endsWith(".backup"))
    .sort()
    .at(-1);
  const [, day, hours, minutes] = /(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)\d\d\.backup$/.exec(newest ?? "") ?? [];
  if (!newest || !day) return [act("backups", `none in ${folder}`, how)];
  const age = Math.floor((now.getTime() - Date.parse(`${day}T${hours}:${minutes}:00Z`)) / 3_600_000);
  const found = `the newest is ${age} h old: ${newest}`;
  return [
    age > MAX_BACKUP_HOURS
      ? act("backups", found, "Look at the log of what writes them.")
      : ok("backups", found),
    restoreFinding(await readRestoreTest(folder), now),
  ];
}

/** Exported for tests: what the last restore test of the folder says. */
export function restoreFinding(test: RestoreTest | undefined, now: Date): Finding {
  const how =
    "`kitstore restore-test <folder>` makes one; with RESTORE_TESTS=on `daily-backups` does once a week.";
  if (!test) return look("restore test", "none was made", how);
  const days = daysSince(test, now);
  const found = `${days} days ago: ${restoreTestLine(test)}`;
  if (test.fault) return act("restore test", found, "Take a new backup at once, and test it.");
  return days > MAX_TEST_DAYS ? look("restore test", found, how) : ok("restore test", found);
}

/** How long the certificate of the store's address is valid. An address without TLS has none. */
export async function examineCertificate(publicUrl: string, now: Date): Promise<readonly Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== "https:") return [];
  const until = await certificateEnd(hostname, Number(port || 443));
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  const found = `of ${hostname}, valid for ${days} more days`;
  const advice = "Look at what renews it (certbot, Caddy).";
  return [days < CERTIFICATE_DAYS ? act("certificate", found, advice) : ok("certificate", found)];
}

/** Rejects where nobody responds. An expired certificate is read, too. */
function certificateEnd(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host, port, servername: isIP(host) ? "" : host, rejectUnauthorized: false, timeout: TIMEOUT_MS },
      () => {
        const { valid_to: end } = socket.getPeerCertificate();
        socket.end();
        if (end) resolve(new Date(end));
        else reject(new Error(`${host}:${port} shows no certificate`));
      },
    );
    socket.once("timeout", () => socket.destroy(new Error(`${host}:${port} does not respond`)));
    // Without the code by which an operator's message takes it for the database's.
    socket.once("error", ({ message }) => reject(new Error(`${host}:${port}: ${message}`)));
  });
}
