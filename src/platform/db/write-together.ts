import type pg from "pg";

/** pg's stream. The type of a client does not have it. */
interface WithStream {
  readonly connection?: { readonly stream: { cork?(): void; uncork?(): void } };
}

/**
 * Writes what is sent on a connection within one turn of the program, such as `begin` and the statements after it, by one call of
 * the operating system. Each of pg's statements is a write of its own, and the writes were two fifths of the processor time of
 * an addition to a cart. Nothing waits: the write happens when the turn's promises have run.
 */
export function writeTogether(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let isHeld = false;
  client.query = ((...args: unknown[]) => {
    const { stream } = (client as WithStream).connection ?? {};
    if (!isHeld && stream?.cork && stream.uncork) {
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork?.();
      });
    }
    return query(...args);
  }) as typeof client.query;
}
