import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readConfig } from "../platform/config/config.ts";
import { startupMessage } from "./startup-message.ts";

const prepared = {
  isDemo: false,
  newDemoPasswords: [],
  newAdministrator: undefined,
  setUpToken: undefined,
  unreadableFactors: 0,
  isAdministratorErased: false,
};
const shop = { PUBLIC_URL: "https://shop.example" };

it.each([
  [{ ...shop, SECOND_FACTOR: "optional" }, 1],
  [shop, 0],
  [{ SECOND_FACTOR: "optional" }, 0],
  [{ TRUST_PROXY: "127.0.0.1", SECOND_FACTOR: "optional" }, 1],
])("a start with %j warns of an optional second factor %i times", (env, count) => {
  const lines = startupMessage(readConfig(env), prepared, "http://127.0.0.1:3000");
  expect(lines.filter((line) => line.startsWith("Warning: SECOND_FACTOR=optional"))).toHaveLength(count);
});

it.each([
  [{}, "Database: embedded, in ./data. A power cut can lose its last seconds, unless EMBEDDED_FSYNC=on"],
  [{ EMBEDDED_FSYNC: "on" }, "Database: embedded, in ./data"],
  [{ DATABASE_URL: "postgres://127.0.0.1/shop" }, "Database: PostgreSQL"],
])("a start with %j says what a power cut can cost", (env, line) => {
  expect(startupMessage(readConfig(env), prepared, "http://127.0.0.1:3000").at(-1)).toBe(line);
});

it.each([
  [{}, "Mails are kept: read them at http://127.0.0.1:3000/mailbox"],
  [{ TRUST_PROXY: "127.0.0.1" }, "Mails wait until a mail server is set in the admin"],
])("a start with %j says where mails are", (env, line) => {
  expect(startupMessage(readConfig(env), prepared, "http://127.0.0.1:3000")).toContain(line);
});

it.each([
  [{}, "http://127.0.0.1:51000"], // a free port: PUBLIC_URL's default cannot name it
  [{ HOST: "0.0.0.0", PUBLIC_URL: "http://127.0.0.1:8080" }, "http://127.0.0.1:8080"], // in a container whose port is another outside
  [shop, "https://shop.example"],
])("a start with %j says that it is open at %s", (env, url) => {
  const config = readConfig({ SECRET_KEY: "0123456789abcdef0123456789abcdef", ...env });
  expect(startupMessage(config, prepared, "http://127.0.0.1:51000")[0]).toBe(`Kitstore is open at ${url}`);
});

it("deploy/start prints the lines that the first start is for", () => {
  const script = readFileSync(new URL("../../deploy/start", import.meta.url), "utf8");
  const [, pattern = ""] = /\| grep -i '([^']+)'/.exec(script) ?? [];
  const printed = new RegExp(pattern.replaceAll("\\|", "|"), "i");
  const newAdministrator = { email: "lena@ledgerline.example", password: "secret" };
  const first = { ...prepared, newAdministrator, setUpToken: "token" };
  const lines = startupMessage(readConfig({}), first, "http://127.0.0.1:3000");
  expect(lines.filter((line) => printed.test(line))).toEqual([
    "Kitstore is open at http://127.0.0.1:3000",
    "Set it up here, once, within a day: http://127.0.0.1:3000/setup?token=token",
    "Administrator (shown only now): lena@ledgerline.example  secret",
  ]);
});
