/** Preloaded with --import: the program sends itself SIGTERM when it writes the first line that has these words. */
const write = process.stdout.write.bind(process.stdout);
let isSent = false;
process.stdout.write = (/** @type {string | Uint8Array} */ chunk) => {
  const isTaken = write(chunk);
  if (!isSent && String(chunk).includes(process.env.SIGNAL_AT ?? "\0")) {
    isSent = true;
    process.kill(process.pid, "SIGTERM");
  }
  return isTaken;
};
