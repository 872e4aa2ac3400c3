import type { Config } from "../platform/config/config.ts";
import { exitWithError } from "../platform/process/operator-message.ts";

const STOP_MS = 20_000;

/**
 * From this call on, the first SIGINT or SIGTERM ends the process well, with 0. While the store starts, its start ends before, so that an
 * embedded database is closed and not cut off. Call the returned function with the store's `stop` once it is open: it lets the work under
 * way end, for 20 seconds at most after DRAIN_SECONDS, whatever hangs. A second signal does not wait.
 */
export function endOnSignals({ drainSeconds }: Config): (stop: () => Promise<void>) => void {
  const { promise: opened, resolve: onOpen } = Promise.withResolvers<() => Promise<void>>();
  let isStopping = false;
  const end = async () => {
    const stop = await opened;
    setTimeout(
      () => {
        process.stderr.write("Something did not end in time. Ending without it.\n");
        process.exit(1);
      },
      drainSeconds * 1_000 + STOP_MS,
    ).unref();
    await stop();
    process.exit(0);
  };
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    end().catch(exitWithError);
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  return onOpen;
}
