import type { Output, Part } from "./call-types.ts";
import type { ErrorCode } from "./errors.ts";
import type { RouteKey } from "./routes.ts";

type Given<K extends RouteKey, P extends string> =
  Part<K, P> extends undefined ? { [Q in P]?: never } : { [Q in P]: Part<K, P> };
export type CallOptions<K extends RouteKey> = Given<K, "params"> &
  Given<K, "query"> &
  Given<K, "body"> & { headers?: Record<string, string>; signal?: AbortSignal };

type Loose = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** A failed call: the server's problem (RFC 9457) or, with status 0, no answer at all. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: ErrorCode | "offline" | "unknown";
  readonly detail: string;
  readonly problem: Record<string, unknown>;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, problem: Record<string, unknown>, retryAfterSeconds: number | null) {
    const detail = typeof problem.detail === "string" ? problem.detail : "";
    super(detail || `HTTP ${status}`);
    this.name = "ApiProblem";
    this.status = status;
    this.code = (problem.code as ErrorCode | undefined) ?? (status === 0 ? "offline" : "unknown");
    this.detail = detail;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface ClientOptions {
  readonly fetch?: typeof fetch;
  readonly baseUrl?: string;
  /** Asked before each call. */
  readonly token?: () => string | null;
  /** The value of the cookie XSRF-TOKEN, returned on every non-GET call. */
  readonly xsrfToken?: () => string | null;
}

export interface Client {
  call<K extends RouteKey>(key: K, options: CallOptions<K>): Promise<Output<K>>;
}

/**
 * The typed client: the key names method and path, the contract's types do the rest; nothing but fetch ships. A body that
 * is a file needs its content-type in `headers`.
 */
export function createClient({
  fetch: doFetch = fetch,
  baseUrl = "",
  token,
  xsrfToken,
}: ClientOptions = {}): Client {
  return {
    async call(key, options) {
      const { params = {}, query, body, headers = {}, signal } = options as Loose;
      const [method = "GET", template = ""] = key.split(" ");
      const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(params[name])),
      );
      const search = query
        ? `?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`
        : "";
      const bearer = token?.();
      const xsrf = method === "GET" ? null : xsrfToken?.();
      const init: RequestInit = {
        method,
        headers: {
          accept: "application/json",
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(xsrf ? { "x-xsrf-token": xsrf } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      };
      const response = await doFetch(baseUrl + path + search, init).catch((cause: unknown) => {
        if (signal?.aborted) throw cause;
        throw new ApiProblem(0, { detail: "The store could not be reached. Are you online?" }, null);
      });
      const isJson = /json/.test(response.headers.get("content-type") ?? "");
      const answer: unknown = isJson ? await response.json() : await response.text();
      if (response.ok) return answer as Output<typeof key>;
      const problem =
        typeof answer === "object" && answer !== null ? (answer as Record<string, unknown>) : {};
      const retryAfter = Number(response.headers.get("retry-after"));
      throw new ApiProblem(response.status, problem, retryAfter > 0 ? retryAfter : null);
    },
  };
}
