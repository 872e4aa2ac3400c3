import pg from "pg";

const RETRY_MS = 1_000;
const PROBE_MS = 15_000;

/**
 * LISTEN on a connection of its own. A notice that was sent while the connection was down is lost, so each
 * reconnection calls back as well. Returns what ends it.
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  onNotice: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connectOnce = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: "kitstore-listen",
    });
    fresh.on("notification", onNotice);
    fresh.on("error", () => undefined); // 'end' follows and reconnects
    fresh.once("end", () => {
      if (!stopped) retry = setTimeout(reconnect, RETRY_MS);
    });
    await fresh.connect();
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = fresh;
  };
  const reconnect = () => {
    connectOnce().then(onNotice, () => {
      if (!stopped) retry = setTimeout(reconnect, RETRY_MS);
    });
  };
  // A half-open connection never says that it ended; a failing probe does.
  const probe = setInterval(() => client?.query("select 1").catch(() => client?.end()), PROBE_MS);
  probe.unref();

  await connectOnce();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    clearInterval(probe);
    await client?.end();
  };
}
