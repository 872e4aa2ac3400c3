import fc from "fast-check";

const LIMIT_MS = 100_000;

/** A property that fails looks for its smallest example; without a limit that may take longer than all other tests. */
fc.configureGlobal({ interruptAfterTimeLimit: LIMIT_MS });
