import { argon2, argon2Sync } from "node:crypto";
import { expect, it, vi } from "vitest";
import { hashPassword, needsRehash, verifyPassword } from "./password-hash.ts";

vi.mock("node:crypto", { spy: true });

/** A hash with parameters other than ours, as another program would write it. */
function phc(password: string, memory: number, passes: number): string {
  const salt = Buffer.from("sixteen bytes ok");
  const hash = argon2Sync("argon2id", {
    message: password,
    nonce: salt,
    tagLength: 32,
    memory,
    passes,
    parallelism: 1,
  });
  const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${text(salt)}$${text(hash)}`;
}

it("stores a password as argon2id with OWASP's parameters and a new salt each time [spec 10.23]", async () => {
  const hash = await hashPassword("correct horse battery");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await hashPassword("correct horse battery")).not.toBe(hash);
  expect(await verifyPassword("correct horse battery", hash)).toBe(true);
  expect(await verifyPassword("correct horse batterz", hash)).toBe(false);
  expect(needsRehash(hash)).toBe(false);
});

it("verifies hashes with other parameters, and says that they need a rehash", async () => {
  const hash = phc("an older password", 8192, 3);
  expect(await verifyPassword("an older password", hash)).toBe(true);
  expect(await verifyPassword("another password", hash)).toBe(false);
  expect(needsRehash(hash)).toBe(true);
});

it("treats both encodings of an accented letter as the same", async () => {
  const hash = await hashPassword("cafe\u0301 au lait");
  expect(await verifyPassword("caf\u00e9 au lait", hash)).toBe(true);
});

it("rejects every password when there is no hash or a broken one", async () => {
  for (const hash of [null, undefined, "", "plain text", "$argon2id$v=19$m=19456,t=2,p=1$$"])
    expect(await verifyPassword("", hash)).toBe(false);
});

it("does the same work for a person who does not exist, so that its time does not tell", async () => {
  const hash = await hashPassword("correct horse battery");
  const workFor = async (stored: string | null) => {
    vi.mocked(argon2).mockClear();
    await verifyPassword("a wrong password", stored);
    return vi.mocked(argon2).mock.calls.map(([algorithm, { message, nonce, ...parameters }]) => ({
      algorithm,
      message: String(message),
      nonceBytes: Buffer.from(nonce as Uint8Array).length,
      ...parameters,
    }));
  };
  const known = await workFor(hash);
  expect(known).toHaveLength(1);
  expect(await workFor(null)).toEqual(known);
});
