import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import Provider, { type AccountClaims, type KoaContextWithOIDC } from "oidc-provider";

const LOGOUT_EVENT = "http://schemas.openid.net/event/backchannel-logout";
const CLIENT_ID = "kitstore";
export const OTHER_CLIENT_ID = "another-program";
const CLIENT_SECRET = "secret-of-the-store-0123456789";

export interface OidcPerson {
  readonly sub: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface RunningProvider {
  readonly issuer: string;
  /** The settings of a store that uses it. */
  readonly env: Record<string, string>;
  /** The person who logs in next: the provider asks nobody for a password. */
  person: OidcPerson;
  /** Its tokens cannot be had at the moment. */
  isOut: boolean;
  /** A logout token as the provider signs it, with other claims or another key where a test asks for that. */
  logoutToken(
    claims: Record<string, unknown>,
    options?: { readonly isForged?: boolean; readonly ageSeconds?: number },
  ): Promise<string>;
  stop(): Promise<void>;
}

/** The provider's own page would load a font from elsewhere. */
function logoutSource(context: KoaContextWithOIDC, form: string): void {
  const button = '<button form="op.logoutForm" name="logout" value="yes">Log out there too</button>';
  context.body = `<!doctype html><html lang="en"><title>Log out</title>${form}${button}</html>`;
}

/** A real OpenID Connect provider on a free port of this machine, for a store with this public URL. */
export async function openProvider(publicUrl: string): Promise<RunningProvider> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [own, forged] = [
    await generateKeyPair("RS256", { extractable: true }),
    await generateKeyPair("RS256"),
  ];
  const running: RunningProvider = {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_DOMAINS: "ledgerline.example",
    },
    person: { sub: "nobody", claims: {} },
    isOut: false,
    logoutToken: (claims, { isForged = false, ageSeconds = 0 } = {}) =>
      new SignJWT({
        events: { [LOGOUT_EVENT]: {} },
        jti: crypto.randomUUID(),
        iss: issuer,
        aud: CLIENT_ID,
        ...claims,
      })
        .setProtectedHeader({ alg: "RS256", typ: "logout+jwt", kid: "own" })
        .setIssuedAt(Math.floor(Date.now() / 1_000) - ageSeconds)
        .sign((isForged ? forged : own).privateKey),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${publicUrl}/accounts/company/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
        require_auth_time: true,
      },
      // Another program of the company, with the redirects that an attacker would like best.
      {
        client_id: OTHER_CLIENT_ID,
        client_secret: `other-${CLIENT_SECRET}`,
        redirect_uris: [`${publicUrl}/accounts/company/callback`],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(own.privateKey)), kid: "own", alg: "RS256", use: "sig" }] },
    cookies: { keys: ["a key of this test"] },
    claims: { openid: ["sub", "groups", "amr"], email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true, logoutSource } },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async (): Promise<AccountClaims> => ({ sub, ...running.person.claims }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? CLIENT_ID,
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
  });
  const respond = provider.callback();
  server.on("request", (request, response) => {
    if (running.isOut && request.method === "POST") {
      response.writeHead(503, { "content-type": "application/json" });
      return void response.end(JSON.stringify({ error: "temporarily_unavailable" }));
    }
    if (!request.url?.startsWith("/interaction/")) return void respond(request, response);
    void provider.interactionFinished(request, response, {
      login: { accountId: running.person.sub },
    });
  });
  return running;
}
