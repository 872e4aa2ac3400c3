import { chown, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parse, stringify } from "yaml";
import { freePort } from "../../src/platform/process/free-port.ts";
import { deployFile, need, startPatroniHaproxy } from "./balancers.ts";
import { postgresWithClockAhead } from "./clock-ahead.ts";
import { cutOff, groupOfMachine } from "./cut-off.ts";
import { type Machine, startMachine } from "./machine.ts";
import { findPrograms, unprivileged } from "./postgres-server.ts";
import { claimRunFolder } from "./test-run.ts";
import { startWatchdog, type Watchdog } from "./watchdog.ts";

const LOCAL = "127.0.0.1";
const NODES = 3;
const START_MS = 120_000;
/** Three on one machine, whose data need not outlive it. */
const SMALL = { fsync: "off", shared_buffers: "32MB" };
/** A machine that is reset is back after so long. */
const BOOT_MS = 2_000;
const SUPERUSER = { username: "postgres", password: "patroni drill" };

export interface PatroniNode extends Machine {
  readonly name: string;
  readonly restPort: number;
  /** Pulls its cable: connections stay open, and nothing from it reaches anybody. Returns what plugs it in again. */
  cutOff(): () => void;
  /** How often its watchdog has reset it. */
  resets(): number;
}

export interface PatroniCluster {
  /** The server that takes writes now, by way of HAProxy. */
  readonly url: string;
  /** One of those that follow it, by way of HAProxy. */
  readonly replicaUrl: string;
  readonly nodes: readonly PatroniNode[];
  readonly etcd: readonly Machine[];
  /** The one of them that leads: when it is lost, the others must elect another one first. */
  leadingEtcd(): Promise<Machine>;
  leader(): Promise<PatroniNode>;
  /** Hands the lead over to another node, as an operator does before maintenance. */
  switchOver(): Promise<void>;
  /** Resolves when one node leads and so many follow it, one of them in step with each commit. */
  untilWhole(followers?: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Three nodes of PostgreSQL under Patroni in synchronous mode, each with a watchdog, three of etcd, and HAProxy before them. Debian's
 * packages. The clock of the second node is 5 s ahead.
 */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  need("patroni");
  need("etcd");
  const programs = await findPrograms();
  if (!programs) throw new Error("No PostgreSQL: this drill needs its server.");
  const { path: folder, remove } = await claimRunFolder();
  const owner = process.getuid?.() === 0 ? unprivileged() : undefined;
  if (owner) await chown(folder, owner.uid, owner.gid);
  const run = (program: string, args: readonly string[], home: string, env: Record<string, string> = {}) =>
    startMachine(program, args, home, { ...owner, cwd: folder, env: { ...process.env, ...env } });

  const etcdPorts = await Promise.all(
    Array.from({ length: NODES }, async () => [await freePort(LOCAL), await freePort(LOCAL)] as const),
  );
  const members = etcdPorts.map(([, peer], at) => `etcd${at}=http://${LOCAL}:${peer}`).join(",");
  const etcd = etcdPorts.map(([client, peer], at) => {
    const home = join(folder, `etcd${at}`);
    const [clientUrl, peerUrl] = [`http://${LOCAL}:${client}`, `http://${LOCAL}:${peer}`];
    return run(
      "etcd",
      [
        ...["--name", `etcd${at}`, "--data-dir", join(home, "data"), "--initial-cluster", members],
        ...["--listen-client-urls", clientUrl, "--advertise-client-urls", clientUrl],
        ...["--listen-peer-urls", peerUrl, "--initial-advertise-peer-urls", peerUrl],
      ],
      home,
    );
  });

  const nodes: (PatroniNode & { readonly port: number })[] = [];
  const watchdogs: Watchdog[] = [];
  for (let at = 0; at < NODES; at += 1) {
    const [restPort, port] = [await freePort(LOCAL), await freePort(LOCAL)];
    const home = join(folder, `node${at}`);
    await mkdir(home, { mode: 0o700 });
    const etcdHosts = etcdPorts.map(([client]) => `${LOCAL}:${client}`).join(",");
    const file = join(home, "patroni.yml");
    const settings = parse(await readFile(deployFile("patroni.yml"), "utf8"));
    Object.assign(settings.postgresql.parameters, { unix_socket_directories: home, ...SMALL });
    const device = join(home, "watchdog");
    Object.assign(settings.watchdog, { driver: "testing", device });
    await writeFile(file, stringify(settings));
    if (owner) for (const path of [home, file]) await chown(path, owner.uid, owner.gid);
    const binaries = at === 1 ? await postgresWithClockAhead(programs, home) : programs;
    const env = settingsOf({ name: `node${at}`, home, restPort, port, etcdHosts, programs: binaries });
    const group = groupOfMachine(at);
    const machine = startMachine("patroni", [file], home, {
      ...(owner && { uid: owner.uid, gid: group }),
      cwd: folder,
      env: { ...process.env, ...env },
    });
    const watchdog = startWatchdog(
      device,
      () =>
        void machine
          .lose()
          .then(() => pause(BOOT_MS))
          .then(machine.startAgain),
      owner,
    );
    watchdogs.push(watchdog);
    nodes.push({
      ...machine,
      lose: () => {
        watchdog.disarm();
        return machine.lose();
      },
      name: `node${at}`,
      restPort,
      port,
      cutOff: () => cutOff(group, [restPort, port]),
      resets: watchdog.resets,
    });
  }

  const checked = nodes.map(({ port, restPort }) => ({ port, checkPort: restPort }));
  const haproxy = await startPatroniHaproxy(checked);
  const urlAt = (port: number) =>
    `postgres://postgres:${encodeURIComponent(SUPERUSER.password)}@${LOCAL}:${port}/postgres`;

  const stateOf = async ({ restPort }: PatroniNode) => {
    const response = await fetch(`http://${LOCAL}:${restPort}/cluster`, {
      signal: AbortSignal.timeout(2_000),
    });
    return (await response.json()) as { members: { name: string; role: string; state: string }[] };
  };
  const membersNow = async () => {
    for (const node of nodes) {
      const state = await stateOf(node).catch(() => undefined);
      if (state) return state.members;
    }
    return [];
  };
  const leader = async () => {
    const name = (await membersNow()).find(({ role }) => role === "leader")?.name;
    const node = nodes.find((each) => each.name === name);
    if (!node) throw new Error("No node leads.");
    return node;
  };
  const untilWhole = async (followers = NODES - 1) => {
    for (const deadline = Date.now() + START_MS; ; await pause(250)) {
      const running = (await membersNow()).filter(
        ({ state }) => state === "running" || state === "streaming",
      );
      const follows = running.filter(({ role }) => role === "replica" || role === "sync_standby");
      const isInStep = running.some(({ role }) => role === "sync_standby");
      if (running.some(({ role }) => role === "leader") && follows.length >= followers && isInStep) return;
      if (Date.now() <= deadline) continue;
      const missing = nodes.filter(({ name }) => !running.some((each) => each.name === name));
      const lines = await Promise.all(missing.map(({ lastLines }) => lastLines()));
      throw new Error(`Not whole: ${JSON.stringify(await membersNow())}\n${lines.join("\n")}`);
    }
  };
  return {
    url: urlAt(haproxy.primary),
    replicaUrl: urlAt(haproxy.replica),
    nodes,
    etcd,
    async leadingEtcd() {
      for (const [at, [client]] of etcdPorts.entries()) {
        const response = await fetch(`http://${LOCAL}:${client}/v3/maintenance/status`, {
          method: "POST",
          body: "{}",
        });
        const { header, leader: leading } = (await response.json()) as {
          header: { member_id: string };
          leader: string;
        };
        const machine = etcd[at];
        if (machine && header.member_id === leading) return machine;
      }
      throw new Error("No etcd leads.");
    },
    leader,
    untilWhole,
    async switchOver() {
      const { name, restPort } = await leader();
      const response = await fetch(`http://${LOCAL}:${restPort}/switchover`, {
        method: "POST",
        body: JSON.stringify({ leader: name }),
      });
      if (!response.ok) throw new Error(`No switchover: ${await response.text()}`);
    },
    async stop() {
      await haproxy.stop();
      for (const watchdog of watchdogs) watchdog.stop();
      for (const machine of [...nodes, ...etcd]) await machine.lose();
      await remove();
    },
  };
}

interface NodeSettings {
  readonly name: string;
  readonly home: string;
  readonly restPort: number;
  readonly port: number;
  readonly etcdHosts: string;
  readonly programs: string;
}

/** What differs from node to node; the rest is in deploy/patroni.yml. */
const settingsOf = ({ name, home, restPort, port, etcdHosts, programs }: NodeSettings) => ({
  PATRONI_NAME: name,

  PATRONI_RESTAPI_LISTEN: `${LOCAL}:${restPort}`,
  PATRONI_RESTAPI_CONNECT_ADDRESS: `${LOCAL}:${restPort}`,
  PATRONI_ETCD3_HOSTS: etcdHosts,
  PATRONI_POSTGRESQL_LISTEN: `${LOCAL}:${port}`,
  PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${LOCAL}:${port}`,
  PATRONI_POSTGRESQL_DATA_DIR: join(home, "data"),
  PATRONI_POSTGRESQL_BIN_DIR: programs,
  PATRONI_POSTGRESQL_PGPASS: join(home, "pgpass"),
  ...Object.fromEntries(
    ["SUPERUSER", "REPLICATION", "REWIND"].flatMap((role) => [
      [`PATRONI_${role}_USERNAME`, SUPERUSER.username],
      [`PATRONI_${role}_PASSWORD`, SUPERUSER.password],
    ]),
  ),
});
