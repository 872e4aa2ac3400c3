import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
/** Where this machine's npm is, for an image that builds the store. */
const npmFolder = () => dirname(dirname(resolve(run("readlink", ["-f", "/usr/bin/npm"]).trim())));

/** Runs a program to its end and returns what it wrote. Throws with its last lines where it fails. */
function run(program: string, args: readonly string[], cwd = repository): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 100 * 1024 * 1024,
  });
  if (error) throw new Error(`No ${program}: this drill needs it (Debian: apt-get install ${program}).`);
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${stderr.slice(-2_000)}`);
  return stdout;
}

export interface Image {
  /** Of its files, in bytes. */
  readonly size: number;
  /** Its settings: environment, user, entry point. */
  readonly config: {
    readonly Env: readonly string[];
    readonly User: string;
    readonly Entrypoint: readonly string[];
  };
  /** Its files, mounted. */
  readonly files: string;
  remove(): void;
}

/**
 * Builds deploy/Containerfile without a daemon and without an image registry, in `folder`: a bare Debian is made of Debian's packages,
 * and this machine's Node and npm build the store in it. Needs root, buildah and mmdebstrap.
 */
export function buildImage(folder: string): Image {
  const store = ["--root", join(folder, "store"), "--runroot", join(folder, "run")];
  const buildah = (command: string, ...args: readonly string[]) =>
    run("buildah", [...store, command, ...args]);
  const build = (...args: readonly string[]) =>
    buildah("bud", "--layers", "--isolation=chroot", "--pull-never", ...args);
  const bases = join(folder, "bases");
  mkdirSync(bases, { recursive: true });
  run("mmdebstrap", ["--variant=apt", "bookworm", join(bases, "base.tar")]);
  writeFileSync(join(bases, "base"), "FROM scratch\nADD base.tar /\n");
  build("-f", join(bases, "base"), "-t", "localhost/base", bases);
  cpSync(process.execPath, join(bases, "node"));
  cpSync(npmFolder(), join(bases, "npm"), { recursive: true });
  cpSync(CERTIFICATES, join(bases, "certificates.crt"), { dereference: true });
  writeFileSync(
    join(bases, "with-node"),
    [
      "FROM localhost/base",
      "RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates libatomic1 libstdc++6",
      `COPY certificates.crt ${CERTIFICATES}`,
      `ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`,
      "COPY node /usr/local/bin/node",
      "COPY npm /usr/local/lib/npm",
      "RUN ln -s ../lib/npm/bin/npm-cli.js /usr/local/bin/npm",
    ].join("\n"),
  );
  build("-f", join(bases, "with-node"), "-t", "localhost/node", bases);
  const args = ["NODE=localhost/node", "BASE=localhost/base", "VERSION=test"].flatMap((each) => [
    "--build-arg",
    each,
  ]);
  build(...args, "-f", "deploy/Containerfile", "-t", "localhost/kitstore", ".");
  const [image] = JSON.parse(buildah("images", "--json", "localhost/kitstore"));
  const { OCIv1 } = JSON.parse(buildah("inspect", "--type=image", "localhost/kitstore"));
  const container = buildah("from", "--pull-never", "localhost/kitstore").trim();
  const files = buildah("mount", container).trim();
  return {
    size: Number.parseFloat(image.size) * 1e6, // as `237 MB`
    config: OCIv1.config,
    files,
    remove: () => {
      buildah("rm", "--all");
      buildah("rmi", "--all", "--force");
    },
  };
}

export interface Container {
  readonly pid: number;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  /** SIGTERM to the program itself. */
  stop(): void;
}

/**
 * Starts the image's program as a container does: only its own files, which it cannot change, a /tmp and a folder of data, its own
 * user, and nothing of this machine's environment. No daemon and no cgroups, so no limits of memory or processors.
 */
export function startImage({ files, config }: Image, folder: string, env: Record<string, string>): Container {
  const [root, data] = [join(folder, "root"), join(folder, "data")];
  mkdirSync(root, { recursive: true });
  mkdirSync(data, { recursive: true });
  run("chown", [config.User, data]);
  const mounts = [
    `mount --bind ${files} ${root}`,
    `mount -o remount,bind,ro ${root}`,
    `mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp`,
    `mount --bind ${data} ${root}/data`,
  ].join(" && ");
  const program = ["chroot", `--userspec=${config.User}`, root, ...config.Entrypoint, "start"].join(" ");
  const child = spawn("unshare", ["--mount", "sh", "-c", `${mounts} && exec ${program}`], {
    env: {
      PATH: process.env.PATH,
      ...Object.fromEntries(config.Env.map((each) => each.split(/=(.*)/s).slice(0, 2))),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (text += chunk));
  return {
    pid: child.pid ?? 0,
    output: () => text,
    ended: new Promise((done) => child.once("close", done)),
    stop: () => void child.kill("SIGTERM"),
  };
}
