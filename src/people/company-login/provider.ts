import { createRemoteJWKSet, jwtVerify } from "jose";
import * as oidc from "openid-client";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Claims } from "./identity.ts";
import { CALLBACK_PATH, type PendingLogin } from "./pending-login.ts";

const TIMEOUT_SECONDS = 5;
const DISCOVERY_LIFE_MS = 3_600_000;
/** After a failure, others need not wait for it too. */
const FAILURE_LIFE_MS = 5_000;
const LOGOUT_EVENT = "http://schemas.openid.net/event/backchannel-logout";

/** What a logout token may be signed with: a private key that the provider keeps, never a secret that both know. */
const SIGNATURES = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
/** Providers write one of these into a logout token's `typ`, or nothing. Another type is a token for something else. */
const LOGOUT_TYPES = new Set(["logout+jwt", "application/logout+jwt", "jwt", undefined]);

export type ProviderConfig = Pick<Config, "oidcIssuer" | "oidcClientId" | "oidcClientSecret" | "publicUrl">;

export interface Logout {
  readonly subject: string;
  /** The claim `jti`: the same in a copy of the token. */
  readonly tokenId: string;
}

/** The company's OpenID Connect provider. */
export interface CompanyProvider {
  readonly issuer: string;
  /** Where the browser goes to log in. `isAgain`: the provider asks even if the person is logged in there. */
  loginUrl(pending: PendingLogin, isAgain: boolean): Promise<URL | Refusal<"provider_unavailable">>;
  /** What the provider says about the person whom it sent back with `query`. */
  readClaims(
    query: string,
    pending: PendingLogin,
  ): Promise<Claims | Refusal<"provider_refused" | "provider_unavailable">>;
  /** Where the browser goes to log out there too; undefined where the provider has no such page or is down. */
  logoutUrl(): Promise<URL | undefined>;
  /** What a signed logout token of the provider says; undefined when it is not one for this store, or older than five minutes. */
  readLogoutToken(token: string): Promise<Logout | undefined>;
}

export const newPendingSecrets = () => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
});

const unavailable = refuse(
  "provider_unavailable",
  "The company's login does not respond at the moment. Please try again in a minute.",
);

/**
 * Undefined where none is configured. Nothing is asked before the first login. `onFailure` gets why the provider could not be
 * used, or why what it sent was not believed: people see one text for all of it.
 */
export function openProvider(
  config: ProviderConfig,
  onFailure: (error: unknown) => void,
): CompanyProvider | undefined {
  const { oidcIssuer: issuer, oidcClientId: clientId, publicUrl } = config;
  if (!issuer || !clientId) return undefined;
  const redirectUri = `${publicUrl}${CALLBACK_PATH}`;
  const discovered = keepFor(() => discover(issuer, clientId, config.oidcClientSecret), onFailure);
  let keys: { readonly uri: string; readonly find: ReturnType<typeof createRemoteJWKSet> } | undefined;
  /** Kept, so that made-up logout tokens do not make the store ask the provider each time. */
  const keysAt = (uri: string) => {
    if (keys?.uri !== uri)
      keys = { uri, find: createRemoteJWKSet(new URL(uri), { timeoutDuration: TIMEOUT_SECONDS * 1_000 }) };
    return keys.find;
  };
  return {
    issuer,
    async loginUrl({ state, nonce, codeVerifier }, isAgain) {
      const found = await discovered();
      if (!found) return unavailable;
      return oidc.buildAuthorizationUrl(found, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        ...(isAgain && { prompt: "login" }),
      });
    },
    async readClaims(query, { state, nonce, codeVerifier }) {
      const found = await discovered();
      if (!found) return unavailable;
      try {
        const tokens = await oidc.authorizationCodeGrant(found, new URL(`${redirectUri}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return refusedByProvider;
        const { userinfo_endpoint } = found.serverMetadata();
        // Many providers name only the subject in the token, and the rest here.
        const more = userinfo_endpoint
          ? await oidc.fetchUserInfo(found, tokens.access_token, claims.sub)
          : {};
        return together(more, claims);
      } catch (error) {
        onFailure(error);
        return isRefusedByProvider(error) ? refusedByProvider : unavailable;
      }
    },
    async logoutUrl() {
      const found = await discovered();
      if (!found?.serverMetadata().end_session_endpoint) return undefined;
      return oidc.buildEndSessionUrl(found, { post_logout_redirect_uri: `${publicUrl}/` });
    },
    async readLogoutToken(token) {
      const jwksUri = (await discovered())?.serverMetadata().jwks_uri;
      if (!jwksUri) return undefined;
      const checked = await jwtVerify(token, keysAt(jwksUri), {
        issuer,
        audience: clientId,
        requiredClaims: ["iat", "jti", "sub", "events"],
        maxTokenAge: "5m",
        algorithms: SIGNATURES,
      }).catch(onFailure);
      if (!checked || !LOGOUT_TYPES.has(checked.protectedHeader.typ?.toLowerCase())) return undefined;
      const { events, nonce, sub, jti } = checked.payload;
      const isLogout = typeof events === "object" && events !== null && LOGOUT_EVENT in events;
      if (!isLogout || nonce !== undefined) return undefined; // with a nonce it would be an ID token
      return sub && jti ? { subject: sub, tokenId: jti } : undefined;
    },
  };
}

/**
 * What the token says counts before what stands beside it. That an e-mail address is proved is taken only from where that very
 * address stands.
 */
function together(beside: Claims, token: Claims): Claims {
  const email = token.email ?? beside.email;
  const about = [token, beside].filter((each) => each.email === email && each.email_verified !== undefined);
  return { ...beside, ...token, email, email_verified: about[0]?.email_verified };
}

const refusedByProvider = refuse(
  "provider_refused",
  "The company's login did not let you in. Please try again.",
);

/** A failure without a clear response, such as a lost connection or a 5xx, which has no ResponseBodyError, may go away by itself. */
const isRefusedByProvider = (error: unknown): boolean =>
  error instanceof oidc.AuthorizationResponseError ||
  error instanceof oidc.ResponseBodyError ||
  (error instanceof oidc.ClientError &&
    /^OAUTH_(INVALID|JSON_ATTRIBUTE|JWT|MISSING|KEY|UNSUPPORTED)/.test(error.code ?? ""));

const discover = (issuer: string, clientId: string, secret: string | undefined) =>
  oidc.discovery(
    new URL(issuer),
    clientId,
    undefined,
    secret ? oidc.ClientSecretBasic(secret) : oidc.None(),
    {
      timeout: TIMEOUT_SECONDS,
      // Plain http only where config.ts let it pass: on this machine.
      execute: [
        oidc.enableNonRepudiationChecks,
        ...(issuer.startsWith("http:") ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );

/** One attempt at a time; what it found is cached, and a failure for a moment. */
function keepFor<T>(
  load: () => Promise<T>,
  onFailure: (error: unknown) => void,
): () => Promise<T | undefined> {
  let cached: { readonly value: Promise<T | undefined>; endsAt: number } | undefined;
  return () => {
    if (cached && cached.endsAt > Date.now()) return cached.value;
    const value = load().catch((error) => {
      onFailure(error);
      return undefined;
    });
    const latest = { value, endsAt: Date.now() + DISCOVERY_LIFE_MS };
    cached = latest;
    void value.then((found) => {
      if (!found) latest.endsAt = Date.now() + FAILURE_LIFE_MS;
    });
    return value;
  };
}
