import { expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { startupMessage } from "./startup-message.ts";

const prepared = {
  ...{ isDemo: false, newDemoPasswords: [], newAdministrator: undefined, setUpToken: undefined },
  unreadableFactors: 0,
  isAdministratorErased: false,
};
const shop = { PUBLIC_URL: "https://shop.example" };

it.each([
  [{ ...shop, SECOND_FACTOR: "optional" }, 1],
  [shop, 0],
  [{ SECOND_FACTOR: "optional" }, 0],
])("a start with %j warns of an optional second factor %i times", (env, count) => {
  const lines = startupMessage(readConfig(env), prepared, "http://127.0.0.1:3000");
  expect(lines.filter((line) => line.startsWith("Warning: SECOND_FACTOR=optional"))).toHaveLength(count);
});
