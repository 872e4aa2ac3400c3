import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";

const CONNECTIONS = 10;
/** As often as the store looks for jobs. */
const LOOK_EVERY_MS = 500;

/** One function of floor.sql for each call. */
const functions: Readonly<Record<string, string>> = {
  "/api/ShoppingCart/Add/": "floor.add_to_cart($1, $2)",
  "/api/Redemption/Validate": "floor.check_coupon($1, $2)",
  "/api/ShoppingCart/Checkout": "floor.check_out($1, $2, $3)",
};

/** A plain node:http server in its own process, with `pg` and a plpgsql function for each call that writes (floor.sql). */
export async function openFloorServer(databaseUrl: string) {
  const child = fork(fileURLToPath(import.meta.url), ["serve", databaseUrl]);
  const url = await new Promise<string>((done, fail) => {
    child.once("message", (message) => done(String(message)));
    child.once("exit", (code) => fail(new Error(`The floor ended with ${code}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    close: () =>
      new Promise<void>((done) => {
        child.once("exit", () => done());
        child.kill();
      }),
  };
}

if (process.argv[2] === "serve") await serve(process.argv[3] ?? "");

async function serve(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  await pool.query(await readFile(new URL("floor.sql", import.meta.url), "utf8"));
  const server = createServer(async (request, response) => {
    const call = functions[request.url ?? ""] ?? "";
    const values = [(request.headers.authorization ?? "").slice("Bearer ".length), await text(request)];
    if (call.includes("$3")) values.push(String(request.headers["idempotency-key"]));
    const { rows } = await pool.query({ name: call, text: `select ${call} as body`, values });
    const body = Buffer.from(rows[0].body);
    response.writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": body.byteLength,
    });
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () =>
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
  for (;;) {
    const { rows } = await pool.query("select floor.write_mails() as written");
    if (rows[0].written === 0) await pause(LOOK_EVERY_MS);
  }
}
