import { ApiProblem } from "./api-problem.ts";
import type { Output, RouteField } from "./route-types.ts";
import type { RouteKey } from "./routes.ts";

type Field<K extends RouteKey, P extends string> =
  RouteField<K, P> extends undefined
    ? { [Q in P]?: never }
    : object extends RouteField<K, P>
      ? { [Q in P]?: RouteField<K, P> }
      : { [Q in P]: RouteField<K, P> };
export type CallOptions<K extends RouteKey> = Field<K, "params"> &
  Field<K, "query"> &
  Field<K, "body"> & { headers?: Record<string, string>; signal?: AbortSignal; isForm?: boolean };

type UntypedOptions = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The body, whose values are texts, is sent as a form (specification 7: contact, bulkEnquiry). */
  isForm?: boolean;
};

// Part of the package that other programs use (docs/api-client.md).
export { ApiProblem };

export interface ClientOptions {
  readonly fetch?: typeof fetch;
  readonly baseUrl?: string;
  /** Called before each request. */
  readonly token?: () => string | null;
  /** The value of the cookie XSRF-TOKEN; sent as a header with every call except GET. */
  readonly xsrfToken?: () => string | null;
}

export interface Client {
  call<K extends RouteKey>(key: K, options: CallOptions<K>): Promise<Output<K>>;
}

/**
 * The typed client: the key is method and path, and the contract gives the types. It needs nothing but fetch in the
 * browser. For a body that is a file, put its content-type into `headers`.
 */
export function createClient({
  fetch: fetchFn = fetch,
  baseUrl = "",
  token,
  xsrfToken,
}: ClientOptions = {}): Client {
  return {
    async call(key, options) {
      const { params = {}, query, body, headers = {}, signal, isForm } = options as UntypedOptions;
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
          ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(xsrf ? { "x-xsrf-token": xsrf } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: encodeBody(body, isForm) }),
        ...(signal ? { signal } : {}),
      };
      const response = await fetchFn(baseUrl + path + search, init).catch((cause: unknown) => {
        if (signal?.aborted) throw cause;
        throw new ApiProblem(0, { detail: "The store could not be reached. Are you online?" }, null);
      });
      const isJson = /json/.test(response.headers.get("content-type") ?? "");
      const data: unknown = isJson ? await response.json() : await response.text();
      if (response.ok) return data as Output<typeof key>;
      const problem = Object(data) as Record<string, unknown>; // a text has no code and no detail
      const retryAfter = Number(response.headers.get("retry-after"));
      throw new ApiProblem(response.status, problem, retryAfter > 0 ? retryAfter : null);
    },
  };
}

/** `fetch` writes the content type of a form by itself. */
function encodeBody(body: unknown, isForm = false): BodyInit {
  if (isForm) return new URLSearchParams(body as Record<string, string>);
  return body instanceof Blob ? body : JSON.stringify(body);
}
