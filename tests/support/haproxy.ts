import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../src/server/free-port.ts";

export interface Balancer {
  readonly url: string;
  stop(): Promise<void>;
}

/** How often HAProxy asks each store at /readyz. One bad response takes it out, one good brings it back. */
export const CHECK_EVERY_MS = 500;

/** HAProxy before stores on these ports of this machine. Throws where it is not installed. */
export async function startHaproxy(ports: readonly number[]): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), "kitstore-haproxy-"));
  const port = await freePort("127.0.0.1");
  const file = join(folder, "haproxy.cfg");
  await writeFile(file, configuration(port, ports));
  const haproxy = spawn("/usr/sbin/haproxy", ["-db", "-f", file], { stdio: "ignore" });
  const failed = once(haproxy, "error").then(() => {
    throw new Error("no haproxy: this drill needs it (apt-get install haproxy).");
  });
  await Promise.race([once(haproxy, "spawn"), failed]);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(haproxy, "exit");
      haproxy.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const configuration = (port: number, ports: readonly number[]) => `defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
frontend shop
  bind 127.0.0.1:${port}
  default_backend stores
backend stores
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter ${CHECK_EVERY_MS}ms fall 1 rise 1
${ports.map((each) => `  server store${each} 127.0.0.1:${each}`).join("\n")}
`;
