import { expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { databaseServers } from "./database-servers.ts";

it.each([
  "postgres://shop:s%40crt@db1:5433/shop?sslmode=verify-full",
  "postgres:///shop?host=/var/run/postgresql",
])("takes %s as it is", (url) => {
  expect(databaseServers(url)).toEqual([url]);
});

it("has a URL for each of several servers, all with the same user, database and settings", () => {
  const url =
    "postgres://shop:s%40crt@db1:5433,[::1],db3/shop?target_session_attrs=read-write&sslmode=require";
  expect(databaseServers(url)).toEqual([
    "postgres://shop:s%40crt@db1:5433/shop?sslmode=require",
    "postgres://shop:s%40crt@[::1]/shop?sslmode=require",
    "postgres://shop:s%40crt@db3/shop?sslmode=require",
  ]);
  const last = "postgres://a,b/shop?target_session_attrs=primary";
  expect(databaseServers(last)).toEqual(["postgres://a/shop", "postgres://b/shop"]);
});

it.each([
  ["postgres://a,b/shop?target_session_attrs=standby", "target_session_attrs must be read-write or primary"],
  ["postgres:///shop?host=a,b", "postgres://a,b/shop, not with host="],
  ["postgres://a,b:port/shop", "must be an address"],
  ["postgres://a,/shop", "a name between its commas"],
])("refuses %s as DATABASE_URL in words", (url, words) => {
  expect(() => readConfig({ DATABASE_URL: url })).toThrow(words);
});

it("accepts several servers as DATABASE_URL", () => {
  const url = "postgres://shop@a:5432,b:5432/shop?target_session_attrs=read-write";
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});
