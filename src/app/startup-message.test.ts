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
