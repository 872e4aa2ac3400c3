import { execFileSync } from "node:child_process";
import { chownSync, constants, openSync } from "node:fs";
import { Socket } from "node:net";

export interface Watchdog {
  /** How often it has reset its machine. */
  resets(): number;
  /** The power of its machine is off. */
  disarm(): void;
  stop(): void;
}

/**
 * A machine's watchdog, as the testing driver of Patroni speaks to it through a named pipe at `path`: `Ctimeout=<seconds>` arms it, `1` is a
 * sign of life, `V` disarms it. Without a sign for so long it calls `reset`, once.
 */
export function startWatchdog(
  path: string,
  reset: () => void,
  owner?: { readonly uid: number; readonly gid: number },
): Watchdog {
  execFileSync("mkfifo", ["-m", "600", path]);
  if (owner) chownSync(path, owner.uid, owner.gid);
  // With a writer of its own the pipe stays open while the machine is down.
  const pipe = new Socket({ fd: openSync(path, constants.O_RDWR | constants.O_NONBLOCK), writable: false });
  let seconds = 60;
  let timer: NodeJS.Timeout | undefined;
  let resets = 0;
  pipe.setEncoding("utf8").on("data", (text: string) => {
    clearTimeout(timer);
    const armed = /.*Ctimeout=(\d+)/s.exec(text);
    if (armed) seconds = Number(armed[1]);
    if (text.trimEnd().endsWith("V")) return;
    timer = setTimeout(() => {
      resets += 1;
      reset();
    }, seconds * 1000);
  });
  return {
    resets: () => resets,
    disarm: () => clearTimeout(timer),
    stop() {
      clearTimeout(timer);
      pipe.destroy();
    },
  };
}
