import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { PendingLogin } from "./pending-login.ts";
import { newPendingSecrets, openProvider } from "./provider.ts";

const CLIENT_ID = "store";
const CLIENT_SECRET = "a secret of the store, which an HS256 token could be signed with";
let server: Server;
let url = "";
/** Who the provider says that it is, and the nonce that it was sent. */
let metadataIssuer = "";
let nonce = "";
/** What a test changes in an ID token: claims (undefined: the claim is missing), or the signature. */
let tokenClaims: Record<string, unknown> = {};
/** What it says beside the token; undefined: it has no such endpoint. */
let userInfo: Record<string, unknown> | undefined;
/** Why the store did not use the provider, or did not believe it. */
let failures: unknown[] = [];
/** How often the store asked for the provider's keys. */
let keyRequests = 0;
let signedBy: "itself" | "nobody" | "the secret" | "another key" = "itself";

let logoutToken: (header?: object, claims?: object) => Promise<string>;
const LOGOUT_EVENT = "http://schemas.openid.net/event/backchannel-logout";

/** A provider that claims what the real one of the other tests (oidc-provider) would never say. */
beforeEach(async () => {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" }] };
  const { privateKey: otherKey } = await generateKeyPair("RS256");
  const idToken = () => {
    const now = Math.floor(Date.now() / 1_000);
    const right = { iss: url, aud: CLIENT_ID, sub: "asha", iat: now, exp: now + 300, nonce };
    const claims = { ...right, ...tokenClaims };
    if (signedBy === "nobody") return new UnsecuredJWT(claims).encode();
    const token = new SignJWT(claims);
    if (signedBy === "the secret")
      return token.setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(CLIENT_SECRET));
    const key = signedBy === "another key" ? otherKey : privateKey;
    return token.setProtectedHeader({ alg: "RS256", kid: "one" }).sign(key);
  };
  server = createServer(async (request, response) => {
    const responses: Record<string, unknown> = {
      "/.well-known/openid-configuration": {
        issuer: metadataIssuer,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        ...(userInfo && { userinfo_endpoint: `${url}/userinfo` }),
        jwks_uri: `${url}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      },
      "/keys": keys,
      "/userinfo": userInfo,
      "/token": { access_token: "a", token_type: "Bearer", id_token: await idToken() },
    };
    if (request.url === "/keys") keyRequests += 1;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(responses[request.url ?? ""]));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  [metadataIssuer, tokenClaims, signedBy, userInfo] = [url, {}, "itself", undefined];
  [failures, keyRequests] = [[], 0];
  logoutToken = (header = {}, claims = {}) =>
    new SignJWT({
      events: { [LOGOUT_EVENT]: {} },
      jti: "1",
      iss: url,
      aud: CLIENT_ID,
      sub: "asha",
      ...claims,
    })
      .setProtectedHeader({ alg: "RS256", kid: "one", ...header })
      .setIssuedAt()
      .sign(privateKey);
});
afterEach(() => server.close());

const provider = () => {
  const opened = openProvider(
    {
      oidcIssuer: url,
      oidcClientId: CLIENT_ID,
      oidcClientSecret: CLIENT_SECRET,
      publicUrl: "http://127.0.0.1:3000",
    },
    (error) => void failures.push(error),
  );
  if (!opened) throw new Error("No provider");
  return opened;
};
const newPending = (): PendingLogin => ({
  ...newPendingSecrets(),
  target: "shop",
  endsAt: Date.now() + 60_000,
});

/** The claims of a login whose ID token has the nonce that was sent. */
const claimsOf = async (more = "") => {
  const pending = newPending();
  nonce = pending.nonce;
  return provider().readClaims(`code=c&state=${pending.state}${more}`, pending);
};

it("logs nobody in by the metadata of another issuer than the configured one", async () => {
  expect(await provider().loginUrl(newPending(), false)).toBeInstanceOf(URL);
  metadataIssuer = "https://evil.example";
  expect(await provider().loginUrl(newPending(), false)).toMatchObject({ refused: "provider_unavailable" });
});

const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;

it.each<[string, Record<string, unknown>]>([
  ["for another client", { aud: "another-client" }],
  ["for two clients, given to the other", { aud: [CLIENT_ID, "another-client"], azp: "another-client" }],
  ["of another issuer", { iss: "https://evil.example" }],
  ["that has ended", { iat: secondsFromNow(-900), exp: secondsFromNow(-600) }],
  ["that never ends", { exp: undefined }],
  ["of another login", { nonce: "of another login" }],
  ["of no login", { nonce: undefined }],
  ["about nobody", { sub: undefined }],
])("takes no ID token %s", async (_, claims) => {
  expect(await claimsOf()).toMatchObject({ sub: "asha" });
  tokenClaims = claims;
  expect(await claimsOf()).toMatchObject({ refused: "provider_refused" });
});

it("takes no response that another provider sent the browser back with", async () => {
  expect(await claimsOf(`&iss=${encodeURIComponent(url)}`)).toMatchObject({ sub: "asha" });
  const mixedUp = await claimsOf(`&iss=${encodeURIComponent("https://evil.example")}`);
  expect(mixedUp).toMatchObject({ refused: "provider_refused" });
});

it.each(["nobody", "the secret", "another key"] as const)(
  "takes no ID token that is signed by %s",
  async (signer) => {
    signedBy = signer;
    expect(await claimsOf()).toMatchObject({ refused: expect.stringMatching(/^provider_/) });
  },
);

it("takes what it says beside the token, but about nobody else, and not against the token", async () => {
  tokenClaims = { email: "asha@ledgerline.example" };
  userInfo = { sub: "asha", name: "Asha Rao", email: "eve@ledgerline.example" };
  expect(await claimsOf()).toMatchObject({ name: "Asha Rao", email: "asha@ledgerline.example" });
  userInfo = { sub: "eve", name: "Eve" };
  expect(await claimsOf()).toMatchObject({ refused: "provider_refused" });
});

it("takes the proof of an e-mail address only from where that very address stands", async () => {
  const [own, others] = ["asha@ledgerline.example", "admin@ledgerline.example"];
  tokenClaims = { email_verified: true };
  userInfo = { sub: "asha", email: others, email_verified: false };
  expect(await claimsOf()).toMatchObject({ email: others, email_verified: false });
  userInfo = { sub: "asha", email: others };
  expect(await claimsOf()).toMatchObject({ email: others, email_verified: undefined });
  tokenClaims = { email: own };
  userInfo = { sub: "asha", email: others, email_verified: true };
  expect(await claimsOf()).toMatchObject({ email: own, email_verified: undefined });
  userInfo = { sub: "asha", email: own, email_verified: true };
  expect(await claimsOf()).toMatchObject({ email: own, email_verified: true });
  tokenClaims = {};
  expect(await claimsOf()).toMatchObject({ email: own, email_verified: true });
});

it("refuses a response of another flow, and does not say that the provider is away", async () => {
  const mixed = await claimsOf("&id_token=x.y.z");
  expect(mixed).toMatchObject({ refused: "provider_refused" });
});

it("says to the log why the provider was not used or not believed, once each time", async () => {
  await claimsOf();
  expect(failures).toEqual([]);
  tokenClaims = { nonce: "of another login" };
  await claimsOf();
  expect(failures).toEqual([expect.objectContaining({ code: "OAUTH_JWT_CLAIM_COMPARISON_FAILED" })]);
  metadataIssuer = "https://evil.example";
  await provider().loginUrl(newPending(), false);
  expect(failures).toHaveLength(2);
});

it.each([{}, { typ: "JWT" }, { typ: "logout+jwt" }])("takes a logout token with %j", async (header) => {
  const token = await logoutToken(header);
  expect(await provider().readLogoutToken(token)).toEqual({ subject: "asha", tokenId: "1" });
});

it.each([{ typ: "at+jwt" }, { typ: "secevent+jwt" }, { typ: "dpop+jwt" }])(
  "takes no token of another type for a logout token: %j",
  async (header) => {
    expect(await provider().readLogoutToken(await logoutToken(header))).toBeUndefined();
  },
);

it("takes no logout token that is signed by nobody or by the shared secret", async () => {
  const claims = { events: { [LOGOUT_EVENT]: {} }, jti: "1", iss: url, aud: CLIENT_ID, sub: "asha" };
  const unsigned = new UnsecuredJWT(claims).setIssuedAt().encode();
  const shared = new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: "one" }).setIssuedAt();
  const opened = provider();
  for (const token of [unsigned, await shared.sign(new TextEncoder().encode(CLIENT_SECRET))])
    expect(await opened.readLogoutToken(token)).toBeUndefined();
  expect(failures).toHaveLength(2);
});

it("asks the provider for its keys once, however many made-up logout tokens come", async () => {
  const opened = provider();
  for (let count = 0; count < 20; count += 1)
    expect(await opened.readLogoutToken(await logoutToken({ kid: `made up ${count}` }))).toBeUndefined();
  expect(await opened.readLogoutToken(await logoutToken())).toBeDefined();
  expect(keyRequests).toBeLessThanOrEqual(2);
});
