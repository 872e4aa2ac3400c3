import { existsSync } from "node:fs";
import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

const LIBRARY = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
if (!existsSync(LIBRARY))
  throw new Error("No libfaketime: this drill needs it (Debian: apt-get install libfaketime).");

/** The environment of a program whose clock is 5 s ahead. */
export const clockAhead = { LD_PRELOAD: LIBRARY, FAKETIME: "+5s" } as const;

/**
 * A folder of PostgreSQL's programs whose server alone has the clock ahead. Patroni has not: libfaketime makes the waits of Python longer,
 * or end in an error, which a clock that is wrong does not.
 */
export async function postgresWithClockAhead(programs: string, home: string): Promise<string> {
  const folder = join(home, "bin");
  await mkdir(folder);
  for (const name of await readdir(programs))
    if (name !== "postgres") await symlink(join(programs, name), join(folder, name));
  const { LD_PRELOAD, FAKETIME } = clockAhead;
  await writeFile(
    join(folder, "postgres"),
    `#!/bin/sh\nLD_PRELOAD=${LD_PRELOAD} FAKETIME=${FAKETIME} exec ${join(programs, "postgres")} "$@"\n`,
    { mode: 0o755 },
  );
  return folder;
}
