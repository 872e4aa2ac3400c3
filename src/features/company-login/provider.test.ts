import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { PendingLogin } from "./pending-login.ts";
import { newPendingSecrets, openProvider } from "./provider.ts";

const CLIENT_ID = "store";
let server: Server;
let url = "";
/** What the tokens of this provider claim; a test changes one thing. */
let tokenClaims = { issuer: "", audience: CLIENT_ID, nonce: "" };

/** A provider that claims what the real one of the other tests (oidc-provider) would never say. */
beforeEach(async () => {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" }] };
  const idToken = () =>
    new SignJWT({ nonce: tokenClaims.nonce })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuer(url)
      .setAudience(tokenClaims.audience)
      .setSubject("asha")
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(privateKey);
  server = createServer(async (request, response) => {
    const responses: Record<string, unknown> = {
      "/.well-known/openid-configuration": {
        ...{
          issuer: tokenClaims.issuer,
          authorization_endpoint: `${url}/auth`,
          token_endpoint: `${url}/token`,
        },
        ...{
          jwks_uri: `${url}/keys`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
        },
        id_token_signing_alg_values_supported: ["RS256"],
      },
      "/keys": keys,
      "/token": { access_token: "a", token_type: "Bearer", id_token: await idToken() },
    };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(responses[request.url ?? ""]));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  tokenClaims = { issuer: url, audience: CLIENT_ID, nonce: "" };
});
afterEach(() => server.close());

const provider = () => {
  const opened = openProvider({
    ...{
      oidcIssuer: url,
      oidcClientId: CLIENT_ID,
      oidcClientSecret: undefined,
      publicUrl: "http://127.0.0.1:3000",
    },
  });
  if (!opened) throw new Error("No provider");
  return opened;
};
const newPending = (): PendingLogin => ({
  ...newPendingSecrets(),
  target: "shop",
  endsAt: Date.now() + 60_000,
});

/** The claims of a login whose ID token has the nonce that was sent. */
const claimsOf = async () => {
  const pending = newPending();
  tokenClaims.nonce = pending.nonce;
  return provider().readClaims(`code=c&state=${pending.state}`, pending);
};

it("logs nobody in by the metadata of another issuer than the configured one", async () => {
  expect(await provider().loginUrl(newPending(), false)).toBeInstanceOf(URL);
  tokenClaims.issuer = "https://evil.example";
  expect(await provider().loginUrl(newPending(), false)).toMatchObject({ refused: "provider_unavailable" });
});

it("takes no ID token that is for another client", async () => {
  expect(await claimsOf()).toMatchObject({ sub: "asha" });
  tokenClaims.audience = "another-client";
  expect(await claimsOf()).toMatchObject({ refused: "provider_refused" });
});

it("takes no ID token of another login", async () => {
  const pending = newPending();
  tokenClaims.nonce = "of another login";
  expect(await provider().readClaims(`code=c&state=${pending.state}`, pending)).toMatchObject({
    refused: "provider_refused",
  });
});
