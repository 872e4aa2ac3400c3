import type { PGlite } from "@electric-sql/pglite";

type Send = PGlite["execProtocolStream"];

/** The first byte of the messages after which PostgreSQL must work: Sync, Query, Flush, Terminate, CopyDone, CopyFail. */
const ENDS_FLIGHT = new Set([..."SQHXcf"].map((letter) => letter.charCodeAt(0)));

/**
 * PGlite for its node-postgres adapter, which calls it once for each message of the protocol: four or five times for a prepared
 * statement. This one gathers a statement's messages up to Sync and calls PGlite once, as a socket would.
 */
export function gatherMessages(lite: PGlite): PGlite {
  let gathered: Uint8Array[] = [];
  const send: Send = async (message, options) => {
    gathered.push(message);
    if (!ENDS_FLIGHT.has(message[0] ?? 0)) return [];
    const flight = gathered.length === 1 ? message : Buffer.concat(gathered);
    gathered = [];
    return lite.execProtocolStream(flight, options);
  };
  return { waitReady: lite.waitReady, execProtocolStream: send } as unknown as PGlite;
}
