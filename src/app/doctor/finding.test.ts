import { expect, it } from "vitest";
import { freePort } from "../../platform/process/free-port.ts";
import { clockFinding, connectionsFinding, migrationFinding, safetyFinding } from "./examine-database.ts";
import { examineCertificate } from "./examine-machine.ts";
import { act, findingLines, findingsOf, look, ok } from "./finding.ts";

it("writes a line for each finding, what to do below it, and their number", () => {
  expect(
    findingLines([ok("clock", "right"), look("mail", "none", "Set one."), act("disk", "full", "Empty it.")]),
  ).toEqual([
    "✓ clock: right",
    "! mail: none",
    "    Set one.",
    "✗ disk: full",
    "    Empty it.",
    "",
    "1 well, 1 to look at, 1 to mend.",
  ]);
});

it("takes a check that fails for a finding", async () => {
  const failing = () => Promise.reject(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }));
  expect(await findingsOf("database", "Start it.", failing)).toEqual([
    act("database", "DATABASE_URL: the database server does not answer.", "Start it."),
  ]);
});

it.each([
  [{ fsync: "on", fullPageWrites: "on", synchronousCommit: "remote_apply" }, "ok"],
  [{ fsync: "off", fullPageWrites: "on", synchronousCommit: "on" }, "act"],
  [{ fsync: "on", fullPageWrites: "on", synchronousCommit: "off" }, "act"],
])("knows by %o whether a power cut loses orders: %s", (settings, state) => {
  expect(safetyFinding(settings).state).toBe(state);
});

it("adds up the connections of all workers", () => {
  const of = (workers: number) =>
    connectionsFinding({ maxConnections: 100, usedConnections: 7 }, { workers, poolSize: 10 }).state;
  expect([of(1), of(6), of(7)]).toEqual(["ok", "ok", "act"]);
});

it("says which clock is wrong, and by how much", () => {
  const now = new Date("2026-11-27T12:00:00Z");
  const found = (here: string) => clockFinding({ now }, new Date(here)).found;
  expect(found("2026-11-27T12:00:01Z")).toBe("the same as the database's");
  expect(found("2026-11-27T12:00:05Z")).toBe("5 s ahead of the database's");
  expect(found("2026-11-27T11:59:00Z")).toBe("60 s behind the database's");
});

it("names the migrations that the next start makes, and a database of a newer version", () => {
  expect(migrationFinding(["1.sql", "2.sql"], ["1.sql", "2.sql"]).state).toBe("ok");
  expect(migrationFinding(["1.sql", "2.sql"], ["1.sql"])).toMatchObject({
    state: "look",
    found: "lacks 2.sql",
  });
  expect(migrationFinding(["1.sql"], [])).toMatchObject({ state: "look", found: "none" });
  expect(migrationFinding(["1.sql"], ["1.sql", "9.sql"])).toMatchObject({ state: "act", found: "has 9.sql" });
});

it("names the address that shows no certificate", async () => {
  const url = `https://127.0.0.1:${await freePort("127.0.0.1")}`;
  const [finding] = await findingsOf("certificate", "Look.", () => examineCertificate(url, new Date()));
  expect(finding?.found).toMatch(/^127\.0\.0\.1:\d+: connect ECONNREFUSED/);
});
