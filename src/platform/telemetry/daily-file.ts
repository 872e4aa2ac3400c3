import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type DestinationStream, pino } from "pino";
import { OperatorError } from "../process/operator-error.ts";

const MS_A_DAY = 86_400_000;
const NAME = /^kitstore-(\d{4}-\d\d-\d\d)\.log$/;

interface DailyFileOptions {
  /** It is made where it does not exist. Processes of a store share it: each appends whole lines. */
  readonly folder: string;
  /** How many days, today's included, have a file. Older ones are deleted at the first line of a day. */
  readonly days: number;
  readonly clock?: () => Date;
}

/**
 * Writes the log to a file a day (UTC), `kitstore-2026-11-28.log`. Throws OperatorError when the folder cannot be written. When the
 * disk is full later, lines are lost and standard error says so once a file.
 */
export function openDailyFile({
  folder,
  days,
  clock = () => new Date(),
}: DailyFileOptions): DestinationStream {
  const today = () => clock().toISOString().slice(0, 10);
  const openFile = () => {
    mkdirSync(folder, { recursive: true, mode: 0o750 });
    const file = pino.destination({ dest: join(folder, `kitstore-${today()}.log`), mode: 0o640, sync: true });
    file.once("error", sayLost);
    file.on("error", () => undefined);
    deleteOldFiles(folder, clock().getTime() - days * MS_A_DAY);
    return file;
  };
  let day = today();
  let file: ReturnType<typeof openFile>;
  try {
    file = openFile();
  } catch (error) {
    throw new OperatorError(`LOG_FOLDER ${folder} cannot be written: ${messageOf(error)}.`);
  }
  return {
    write(line) {
      if (today() !== day) {
        day = today();
        try {
          const next = openFile();
          file.end();
          file = next;
        } catch (error) {
          sayLost(error); // and goes on in the file of the day before
        }
      }
      file.write(line);
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const sayLost = (error: unknown): void =>
  void process.stderr.write(`The log cannot be written: ${messageOf(error)}\n`);

/** Deletes the files of days that ended before a moment. Other files of the folder stay. */
function deleteOldFiles(folder: string, before: number): void {
  for (const name of readdirSync(folder)) {
    const [, day] = NAME.exec(name) ?? [];
    if (day && Date.parse(day) <= before) rmSync(join(folder, name), { force: true });
  }
}
