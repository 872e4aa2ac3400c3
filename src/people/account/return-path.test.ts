import { expect, it } from "vitest";
import { readReturnPath } from "./return-path.ts";

it.each([
  "/checkout",
  "/welcome-kit#variant=251&size=M&coupon=KIT-7F3K&press=0",
  "/de/welcome-kit",
  "/",
  "/bags?sort=new",
])("carries %s", (path) => expect(readReturnPath(path)).toBe(path));

it.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/x Please call 0900",
  "/<b>",
  "/accounts/recover-password#email=a@x.example",
  "/accounts/login",
  "/api/accounts/logout",
  `/${"a".repeat(300)}`,
  "",
  undefined,
])("carries no %s", (path) => expect(readReturnPath(path)).toBeNull());
