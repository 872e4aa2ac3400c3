import { unlink } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { OperatorError } from "../process/operator-error.ts";

export class FolderInUseError extends OperatorError {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Kitstore. Stop that one, or set DATA_DIR or DATABASE_URL.`,
    );
    this.name = "FolderInUse";
  }
}

/** Answers one request of a program that finds the folder locked, and ends the socket. */
export type LockRequestHandler = (request: string, socket: Socket) => void;

export interface FolderLock {
  /** Until it is called, requests are not answered. */
  onRequest(handler: LockRequestHandler): void;
  unlock(): Promise<void>;
}

/**
 * Locks `folder` for this process by listening on a socket in it. A file with a process id would stay after a kill,
 * and another process could get the same id; a socket has neither problem. Throws FolderInUse while another process
 * has the lock.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = socketPath(folder);
  if (await isListening(path)) throw new FolderInUseError(resolve(folder));
  if (process.platform !== "win32") await unlink(path).catch(ignoreMissing);
  let handler: LockRequestHandler | undefined;
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy()); // a program that only asks whether the folder is locked closes the socket at once
    socket.once("data", (request) =>
      handler ? handler(request.toString("utf8"), socket) : socket.destroy(),
    );
  });
  await new Promise<void>((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      fail(error.code === "EADDRINUSE" ? new FolderInUseError(resolve(folder)) : error),
    );
    server.listen(path, done);
  });
  server.unref();
  return {
    onRequest: (newHandler) => {
      handler = newHandler;
    },
    unlock: () => new Promise((done) => server.close(() => done())),
  };
}

/** Asks the process that has locked the folder. Its response is what the socket receives. */
export function askLockOwner(folder: string, request: string): Socket {
  const socket = connect(socketPath(folder));
  socket.write(request);
  return socket;
}

function socketPath(folder: string): string {
  if (process.platform === "win32")
    return `\\\\.\\pipe\\kitstore-${resolve(folder).replace(/[\\/:]+/g, "-")}`;
  const absolute = join(resolve(folder), "lock");
  // A socket path can have about 100 characters. A relative path is shorter.
  return absolute.length < 100 ? absolute : join(folder, "lock");
}

function isListening(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
