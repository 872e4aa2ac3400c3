export interface RazorpayKeys {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

export interface RazorpayRequest {
  readonly method: "GET" | "POST";
  /** Path and query below /v1/. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A link or a refund, or a list of them: what the store reads of it. Nothing is known about its types yet. */
export interface RazorpayBody {
  readonly id?: unknown;
  readonly short_url?: unknown;
  readonly reference_id?: unknown;
  readonly receipt?: unknown;
  readonly status?: unknown;
  readonly payment_links?: unknown;
  readonly items?: unknown;
  readonly payments?: unknown;
  readonly payment_id?: unknown;
  readonly amount?: unknown;
  readonly currency?: unknown;
  readonly error?: unknown;
}

/** A response of Razorpay with an error status. */
export class RazorpayError extends Error {
  readonly status: number;

  constructor(status: number, description: string) {
    super(description);
    this.status = status;
  }
}

const TIMEOUT_MS = 15_000;

/** Sends one request. Throws a RazorpayError for an error status, and another error without a usable response. */
export async function requestRazorpay(
  { keyId, keySecret, apiUrl }: RazorpayKeys,
  { method, path, body, headers }: RazorpayRequest,
): Promise<RazorpayBody> {
  const response = await fetch(`${apiUrl.replace(/\/+$/, "")}/v1/${path}`, {
    method,
    redirect: "error",
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`,
      ...(body && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return bodyOf(await response.json());
  const { error } = bodyOf(await response.json().catch(() => undefined));
  const description = typeof error === "object" && error && "description" in error && error.description;
  throw new RazorpayError(
    response.status,
    typeof description === "string" ? description : `responded with status ${response.status}`,
  );
}

const bodyOf = (value: unknown): RazorpayBody => (typeof value === "object" && value !== null ? value : {});

/** The entries of a list in a response. */
export const entriesOf = (list: unknown): RazorpayBody[] => (Array.isArray(list) ? list.map(bodyOf) : []);

/** A text that the store cannot do without. Throws when the response lacks it. */
export function requiredText(value: unknown): string {
  if (typeof value !== "string" || value === "") throw new Error("Razorpay's response lacks a field");
  return value;
}
