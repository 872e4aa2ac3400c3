/** Lines of the log that a client can cause at will, so they are counted and written once a minute for each key. */
export interface CountedLines {
  /**
   * Writes the first line of a key at once, with 1; those of the next minute together, with their number, as the last of them says it.
   * A key names the client and the kind of line.
   */
  note(key: string, write: (count: number) => void): void;
  /** Writes what is still counted. */
  flush(): void;
}

const WRITE_EVERY_MS = 60_000;
/** Keys remembered at a time. What more clients cause is counted together, in a line of the last of them. */
const MAX_KEYS = 1_000;
const ALL_OTHERS = "all others";

interface Counted {
  count: number;
  write: (count: number) => void;
  readonly timer: NodeJS.Timeout;
}

export function openCountedLines(): CountedLines {
  const counted = new Map<string, Counted>();
  const open = (key: string, write: (count: number) => void) => {
    const timer = setTimeout(() => settle(key), WRITE_EVERY_MS).unref();
    counted.set(key, { count: 0, write, timer });
  };
  /** Ends a minute: a key that was quiet is forgotten, another one gets its line and a new minute. */
  const settle = (key: string) => {
    const found = counted.get(key);
    counted.delete(key);
    if (!found?.count) return;
    open(key, found.write);
    found.write(found.count);
  };
  return {
    note(named, write) {
      const isKnown = counted.has(named) || counted.size < MAX_KEYS;
      const key = isKnown ? named : ALL_OTHERS;
      const found = counted.get(key);
      if (found) {
        found.count += 1;
        found.write = write;
        return;
      }
      open(key, write);
      write(1);
    },
    flush() {
      for (const { count, write, timer } of counted.values()) {
        clearTimeout(timer);
        if (count) write(count);
      }
      counted.clear();
    },
  };
}
