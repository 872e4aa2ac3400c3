import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const SETTINGS = "deploy/store.env.example";

export interface ComposedStore {
  readonly url: string;
  /** `deploy/start` of a copy of this clone. Returns what it printed, and throws where it fails. */
  start(): Promise<string>;
  /** A command of deploy/kitstore. Returns its output, and throws where it fails. */
  kitstore(...args: readonly string[]): Promise<string>;
  /** A command of `docker compose` for these containers. Returns its output, and throws where it fails. */
  compose(...args: readonly string[]): Promise<string>;
  /** Containers, volumes, network and image go. */
  remove(): Promise<void>;
}

/**
 * Prepares what deploy/start needs in a copy of this clone's files: a project of Docker Compose with a name and ports of its own, as a
 * public demo. Needs Docker with Compose 2, and the images that `file` names within its reach.
 */
export async function composeStore(
  file: "compose.yaml" | "compose-cluster.yaml",
  ports: { readonly store: number; readonly mail: number },
): Promise<ComposedStore> {
  if (spawnSync("docker", ["compose", "version"]).status !== 0 || spawnSync("docker", ["info"]).status !== 0)
    throw new Error("No Docker with Compose: this drill needs its engine.");
  const folder = await mkdtemp(join(tmpdir(), "kitstore-compose-"));
  const env = {
    ...process.env,
    COMPOSE_PROJECT_NAME: `kitstore-drill-${process.pid}`,
    KITSTORE_VERSION: `drill-${process.pid}`,
    PORT: String(ports.store),
    MAIL_PORT: String(ports.mail),
  };
  const run = (program: string, args: readonly string[], cwd: string) =>
    runProgram(program, args, { cwd, env });
  await run(
    "sh",
    ["-c", `git ls-files -z | tar --null --files-from=- -cf - | tar -xf - -C ${folder}`],
    repository,
  );
  const url = `http://127.0.0.1:${ports.store}`;
  const example = await run("cat", [SETTINGS], folder);
  const settings = example
    .replace(/^PUBLIC_URL=.*$/m, `PUBLIC_URL=${url}`)
    .replace(/^DEMO=.*$/m, "DEMO=public");
  await writeFile(join(folder, "deploy/store.env"), settings);
  const named = ["-f", file];
  const compose = (...args: readonly string[]) =>
    run("docker", ["compose", "--env-file", "secrets.env", ...named, ...args], join(folder, "deploy"));
  return {
    url,
    start: () => run(join(folder, "deploy/start"), named, folder),
    kitstore: (...args) => run(join(folder, "deploy/kitstore"), args, folder),
    compose,
    async remove() {
      await compose("down", "--volumes", "--rmi", "local", "--timeout", "30");
      await run("docker", ["image", "rm", "--force", `kitstore:${env.KITSTORE_VERSION}`], folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function runProgram(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let [output, errors] = ["", ""];
    child.stdout.on("data", (chunk: Buffer) => (output += chunk));
    child.stderr.on("data", (chunk: Buffer) => (errors += chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(output);
      else
        reject(
          new Error(`${program} ${args.join(" ")} ended with ${code}: ${(output + errors).slice(-3_000)}`),
        );
    });
  });
}
