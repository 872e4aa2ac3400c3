import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { refuseUnsafeSettings } from "./refuse-unsafe-start.ts";

const start = (env: Record<string, string>) => () => refuseUnsafeSettings(readConfig(env));
const mailServer = { SMTP_URL: "smtp://mail.example" };

describe("a start", () => {
  it.each([
    [{}],
    [{ HOST: "127.0.0.2" }],
    [{ HOST: "::1" }],
    [{ PUBLIC_URL: "http://localhost:8080" }],
    [{ PUBLIC_URL: "https://shop.example", DEMO: "off", ...mailServer }],
    [{ PUBLIC_URL: "https://shop.example", DEMO: "public" }], // its accounts get random passwords
    [{ PUBLIC_URL: "https://shop.example", DEMO: "off" }], // its mails wait, and there is no mailbox
    [{ HOST: "0.0.0.0", PUBLIC_URL: "http://127.0.0.1:3000", DEMO: "off", ...mailServer }],
  ])("with %j is safe", (env) => {
    expect(start(env)).not.toThrow();
  });

  it.each([
    [{ PUBLIC_URL: "https://shop.example" }, /^PUBLIC_URL [^\n]*Set DEMO=off/],
    [{ PUBLIC_URL: "https://shop.example", ...mailServer }, /^PUBLIC_URL [^\n]*Set DEMO=off/],
    [{ HOST: "0.0.0.0" }, /^HOST \(0\.0\.0\.0\) [^\n]*Set DEMO=off/],
    [{ HOST: "192.168.1.10", PUBLIC_URL: "http://localhost:3000" }, /^HOST \(192\.168\.1\.10\)/],
    [{ PUBLIC_URL: "http://127.0.0.1.evil.example" }, /^PUBLIC_URL/],
  ])("with %j is refused with one line that says what to set", (env, line) => {
    expect(start(env)).toThrow(line);
  });
});
