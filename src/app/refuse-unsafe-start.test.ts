import { describe, expect, it } from "vitest";
import { readConfig } from "../platform/config/config.ts";
import { refuseUnsafeSettings } from "./refuse-unsafe-start.ts";

const start = (env: Record<string, string>) => () => refuseUnsafeSettings(readConfig(env));
const secretKey = { SECRET_KEY: "a".repeat(32) };
const mailServer = { SMTP_URL: "smtp://mail.example", ...secretKey };

describe("a start", () => {
  it.each([
    [{}],
    [{ HOST: "127.0.0.2" }],
    [{ HOST: "::1" }],
    [{ PUBLIC_URL: "http://localhost:8080" }],
    [{ PUBLIC_URL: "https://shop.example", DEMO: "off", ...mailServer }],
    [{ PUBLIC_URL: "https://shop.example", DEMO: "public", ...secretKey }], // its accounts get random passwords
    [{ PUBLIC_URL: "https://shop.example", DEMO: "off", ...secretKey }], // its mails wait, and there is no mailbox
    [{ HOST: "0.0.0.0", PUBLIC_URL: "http://127.0.0.1:3000", DEMO: "off", ...mailServer }],
    [{ TRUST_PROXY: "off" }],
    [{ TRUST_PROXY: "127.0.0.1", DEMO: "off", ...secretKey }],
    [{ TRUST_PROXY: "127.0.0.1", DEMO: "public", ...secretKey }],
    [{ DATABASE_URL: "postgres://u:p@127.0.0.1/kitstore" }],
    [{ DATABASE_URL: "postgres:///kitstore?host=/var/run/postgresql" }],
    [{ DATABASE_URL: "postgres://u:p@db.internal/kitstore?sslmode=verify-full" }],
    [{ DATABASE_URL: "postgres://u:p@db.internal/kitstore", OUTBOUND_TLS: "off" }],
    [{ RATES_URL: "http://127.0.0.1:4000/rates" }],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.internal:4318", OUTBOUND_TLS: "off" }],
    [{ RATES_URL: "https://rates.example" }],
  ])("with %j is safe", (env) => {
    expect(start(env)).not.toThrow();
  });

  it.each<[env: Record<string, string>, line: RegExp]>([
    [{ PUBLIC_URL: "https://shop.example" }, /^PUBLIC_URL [^\n]*Set DEMO=off/],
    [{ PUBLIC_URL: "https://shop.example", ...mailServer }, /^PUBLIC_URL [^\n]*Set DEMO=off/],
    [{ HOST: "0.0.0.0" }, /^HOST \(0\.0\.0\.0\) [^\n]*Set DEMO=off/],
    [{ HOST: "192.168.1.10", PUBLIC_URL: "http://localhost:3000" }, /^HOST \(192\.168\.1\.10\)/],
    [{ PUBLIC_URL: "http://127.0.0.1.evil.example" }, /^PUBLIC_URL/],
    [{ TRUST_PROXY: "127.0.0.1" }, /^TRUST_PROXY \(127\.0\.0\.1\) [^\n]*Set DEMO=off[^\n]*unset TRUST_PROXY/],
    [{ TRUST_PROXY: "loopback", DEMO: "off" }, /^TRUST_PROXY \(loopback\) [^\n]*Set SECRET_KEY/],
    [{ PUBLIC_URL: "https://shop.example", DEMO: "off" }, /^PUBLIC_URL [^\n]*Set SECRET_KEY/],
    [{ DATABASE_URL: "postgres://u:p@db.internal/kitstore" }, /^DATABASE_URL [^\n]*sslmode=verify-full/],
    [
      { DATABASE_URL: "postgres://u:p@10.0.0.5/kitstore?sslmode=disable" },
      /^DATABASE_URL [^\n]*OUTBOUND_TLS=off/,
    ],
    [
      {
        DATABASE_URL: "postgres://u:p@127.0.0.1/kitstore",
        DATABASE_DIRECT_URL: "postgres://u:p@db.internal/kitstore",
      },
      /^DATABASE_DIRECT_URL [^\n]*sslmode=verify-full/,
    ],
    [{ DATABASE_DIRECT_URL: "postgres://u:p@127.0.0.1/kitstore" }, /DATABASE_DIRECT_URL needs DATABASE_URL/],
    [
      {
        DATABASE_URL: "postgres://u:p@127.0.0.1/kitstore",
        DATABASE_READ_URL: "postgres://u:p@db.internal/kitstore",
      },
      /^DATABASE_READ_URL [^\n]*sslmode=verify-full/,
    ],
    [{ DATABASE_READ_URL: "postgres://u:p@127.0.0.1/kitstore" }, /DATABASE_READ_URL needs DATABASE_URL/],
    ...["STRIPE_API_URL", "RAZORPAY_API_URL", "RATES_URL", "OTEL_EXPORTER_OTLP_ENDPOINT"].map(
      (name): [Record<string, string>, RegExp] => [
        { [name]: "http://service.example" },
        new RegExp(`^${name} [^\\n]*https://[^\\n]*OUTBOUND_TLS=off`),
      ],
    ),
    [
      {
        S3_ENDPOINT: "http://bucket.example",
        S3_BUCKET: "b",
        S3_ACCESS_KEY_ID: "a",
        S3_SECRET_ACCESS_KEY: "s",
      },
      /^S3_ENDPOINT [^\n]*https:\/\//,
    ],
    [{ PUBLIC_URL: "https://shop.example", SECRET_KEY: "short" }, /^Configuration: SECRET_KEY must have 32/],
  ])("with %j is refused with one line that says what to set", (env, line) => {
    expect(start(env)).toThrow(line);
  });
});
