import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { appendFile, chown, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { deployFile } from "./balancers.ts";

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

interface Place {
  /** Of PostgreSQL's own programs. */
  readonly programs: string;
  /** A folder that PostgreSQL's owner may write into; `main` in it is the database. */
  readonly folder: string;
  readonly owner: Owner | undefined;
}

/** One way to get back to a moment. */
export interface PointInTime {
  /** Lines for postgresql.conf. */
  readonly settings: string;
  /** A base backup of the database that runs at this URL. */
  takeBase(url: string): void;
  /** Prepares the stopped database for a start at which it recovers to the moment. Gives its folder. */
  restore(moment: string): Promise<string>;
}

/** PostgreSQL's own programs and a folder of WAL, as docs/running.md says. */
export async function baseAndWal({ programs, folder, owner }: Place): Promise<PointInTime> {
  const [archive, base] = [join(folder, "wal"), join(folder, "base")];
  await mkdir(archive);
  if (owner) await chown(archive, owner.uid, owner.gid);
  return {
    settings: readFileSync(deployFile("wal-archive.conf"), "utf8").replaceAll("/var/lib/wal", archive),
    takeBase(url) {
      const args = ["-d", url, "--pgdata", base, "--checkpoint", "fast"];
      execFileSync(join(programs, "pg_basebackup"), args, { ...owner, cwd: folder, stdio: "pipe" });
    },
    async restore(moment) {
      await appendFile(
        join(base, "postgresql.conf"),
        `
archive_mode = off
restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${moment}'
recovery_target_action = 'promote'
`,
      );
      await appendFile(join(base, "recovery.signal"), "");
      if (owner) await chown(join(base, "recovery.signal"), owner.uid, owner.gid);
      return base;
    },
  };
}

/** The same by pgBackRest. Throws where it is not installed. */
export async function pgBackRest({ folder, owner }: Place): Promise<PointInTime> {
  if (spawnSync("pgbackrest", ["version"]).error)
    throw new Error("No pgbackrest: this drill needs it (Debian: apt-get install pgbackrest).");
  const main = join(folder, "main");
  const file = join(folder, "pgbackrest.conf");
  const args = [`--config=${file}`, "--stanza=kitstore"];
  const run = (...more: string[]) =>
    execFileSync("pgbackrest", [...args, ...more], { ...owner, cwd: folder, stdio: "pipe" });
  return {
    settings: `archive_mode = on\narchive_timeout = 60\narchive_command = 'pgbackrest ${args.join(" ")} archive-push %p'\n`,
    takeBase(url) {
      const text = readFileSync(deployFile("pgbackrest.conf"), "utf8")
        .replace("/var/lib/pgbackrest", join(folder, "repo"))
        .replace("/var/lib/postgresql/15/main", main)
        .replace("[kitstore]", `log-path=${folder}\nlock-path=${folder}/lock\n\n[kitstore]`);
      const pg = `pg1-port=${new URL(url).port}\npg1-socket-path=${folder}\npg1-user=postgres\n`;
      writeFileSync(file, `${text}${pg}`);
      run("stanza-create");
      run("check");
      run("--type=full", "backup");
    },
    async restore(moment) {
      await rm(join(main, "postmaster.pid"), { force: true }); // the drill ends PostgreSQL by a kill
      run("--delta", "--type=time", `--target=${moment}`, "--target-action=promote", "restore");
      return main;
    },
  };
}
