import { createServer } from "node:net";
import { createTransport } from "nodemailer";
import { describe, expect, it } from "vitest";
import { mailFailureText } from "./mail-failure.ts";

/** What nodemailer rejects with for this server. */
const failureOf = (url: string): Promise<unknown> =>
  createTransport({ url, connectionTimeout: 2_000, greetingTimeout: 2_000 })
    .sendMail({ from: "a@b.example", to: "c@d.example", text: "x" })
    .then(
      () => undefined,
      (error: unknown) => error,
    );

/** A mail server that says these lines, one for each that it hears. */
async function withServer(lines: readonly string[], use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((socket) => {
    const left = [...lines];
    socket.on("error", () => {});
    socket.write(`${left.shift()}\r\n`);
    socket.on("data", () => socket.write(`${left.shift() ?? "500 what"}\r\n`));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port");
  await use(`127.0.0.1:${address.port}`);
  server.close();
}

describe("a test mail that fails says what to do", () => {
  it("for a name that no server has", () => {
    const failed = new Error("getaddrinfo ENOTFOUND mail.northwind.example");
    expect(mailFailureText(Object.assign(failed, { code: "EDNS", originalCode: "ENOTFOUND" }))).toBe(
      "No server has this name. Check how it is written. (getaddrinfo ENOTFOUND mail.northwind.example)",
    );
  });

  it("for a server that no way leads to", () => {
    const failed = new Error("connect EHOSTUNREACH 192.0.2.1:587");
    const codes = { code: "ESOCKET", originalCode: "EHOSTUNREACH" };
    expect(mailFailureText(Object.assign(failed, codes))).toMatch(/^The server did not answer/);
  });

  it("for a port where nothing listens", async () => {
    expect(mailFailureText(await failureOf("smtp://127.0.0.1:1"))).toMatch(/^Nothing answers at this port/);
  });

  it("for TLS where the server speaks plainly", async () => {
    await withServer(["220 hello"], async (host) => {
      expect(mailFailureText(await failureOf(`smtps://${host}`))).toMatch(/^No encrypted connection/);
    });
  });

  it("for a wrong password", async () => {
    const login = ["220 hello", "250-hello\r\n250 AUTH PLAIN", "535 5.7.8 not you"];
    await withServer(login, async (host) => {
      const text = mailFailureText(await failureOf(`smtp://me:wrong@${host}`));
      expect(text).toMatch(/^The server did not accept the user and password\. \(.*535 5\.7\.8 not you\)/);
    });
  });

  it("by the failure's code, whatever words a server uses", async () => {
    await withServer(["220 hello", "250 hello", "550 ETIMEDOUT is no sender"], async (host) => {
      expect(mailFailureText(await failureOf(`smtp://${host}`))).toMatch(/^The mail server refused it: /);
    });
  });

  it("and for anything else, the server's own words", async () => {
    await withServer(["220 hello", "250 hello", "550 no such sender"], async (host) => {
      expect(mailFailureText(await failureOf(`smtp://${host}`))).toMatch(
        /^The mail server refused it: .*550 no such sender/,
      );
    });
  });
});
