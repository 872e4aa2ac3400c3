import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("the second factor of staff", () => {
  it.each([
    [{}, "optional"],
    [{ PUBLIC_URL: "http://localhost:8080" }, "optional"],
    [{ PUBLIC_URL: "https://shop.example" }, "required"],
    [{ HOST: "0.0.0.0" }, "required"],
    [{ HOST: "::" }, "required"],
    [{ PUBLIC_URL: "https://shop.example", SECOND_FACTOR: "optional" }, "optional"],
    [{ SECOND_FACTOR: "required" }, "required"],
  ])("with %j is %s", (env, expected) => {
    expect(readConfig(env).secondFactor).toBe(expected);
  });
});
