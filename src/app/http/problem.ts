import type { FastifyReply, FastifyRequest, FastifySchemaValidationError } from "fastify";
import { type ErrorCode, errorStatus, type Refusal, refuse } from "../../contract/errors.ts";
import { type StaffText, staffText, untranslated } from "../../contract/staff-text.ts";

const titles: Record<number, string> = {
  400: "The request is malformed",
  401: "Login needed",
  403: "Not allowed",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict with the present state",
  413: "Too large",
  415: "Content type not understood",
  422: "Refused by a rule",
  429: "Too many requests",
  500: "Something went wrong on our side",
  503: "Not available at the moment",
};

/** Sends a problem document (RFC 9457) with its stable code. 429 and 503 have a retry-after header. */
export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const status = errorStatus[refusal.refused];
  if (status === 429 || status === 503)
    reply.header("retry-after", String(refusal.extra?.retryAfterSeconds ?? 5));
  return sendBody(reply, status, refusal.refused, refusal.detail, refusal.extra);
}

/** 405 with the methods that the URL has, as RFC 9110 (15.5.6) asks; where it has GET, it has HEAD. */
export function refuseMethod(
  reply: FastifyReply,
  methods: readonly string[],
  detail: StaffText,
): FastifyReply {
  const allowed = new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])));
  return sendProblem(reply.header("allow", [...allowed].join(", ")), {
    refused: "method_not_allowed",
    detail,
  });
}

const sentCodes = new WeakMap<FastifyRequest, ErrorCode>();

/** The error code that a request got; undefined when it got none. */
export const problemCodeOf = (request: FastifyRequest): ErrorCode | undefined => sentCodes.get(request);

function sendBody(
  reply: FastifyReply,
  status: number,
  code: ErrorCode | "internal",
  detail: string,
  extra?: object,
) {
  if (code !== "internal") sentCodes.set(reply.request, code);
  const body = {
    ...extra,
    type: `urn:kitstore:${code}`,
    title: titles[status] ?? "Failed",
    status,
    detail,
    code,
    // What a person can tell support, and the log has.
    ...(status >= 500 && { requestId: reply.request.id }),
  };
  return reply
    .code(status)
    .type("application/problem+json")
    .header("cache-control", "no-store")
    .send(JSON.stringify(body));
}

interface ThrownError {
  readonly code?: string;
  /** Of an error that PostgreSQL or PgBouncer sent. */
  readonly severity?: string;
  readonly statusCode?: number;
  readonly message: string;
  readonly validation?: readonly FastifySchemaValidationError[];
  readonly validationContext?: string;
  readonly retryAfterSeconds?: number;
}

/**
 * Handles everything that is thrown: bad input gives 4xx, an unreachable database 503, a bug 500 without a stack
 * trace.
 */
export function handleError(error: ThrownError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toRefusal(error);
  const { retryAfterSeconds } = error;
  if (known)
    return sendProblem(reply, retryAfterSeconds ? { ...known, extra: { retryAfterSeconds } } : known);
  request.log.error({ err: error }, "unexpected failure");
  return sendBody(reply, 500, "internal", staffText`Something went wrong on our side. Please try again.`);
}

function toRefusal(error: ThrownError): Refusal | undefined {
  if (error.validation) return malformed(error);
  if (isDatabaseUnavailable(error)) {
    return {
      refused: "unavailable",
      detail: staffText`The store is busy or restarting. Please try again in a moment.`,
    };
  }
  switch (error.statusCode) {
    case 413:
      return { refused: "too_large", detail: staffText`The request is larger than the store takes.` };
    case 415:
      return { refused: "wrong_content_type", detail: staffText`Send JSON (or, for enquiries, a form).` };
    case 429:
      return { refused: "too_many_requests", detail: staffText`Too many requests. Please wait a moment.` };
    case 503:
      return { refused: "unavailable", detail: staffText`The store is busy. Please try again in a moment.` };
    case 404:
      return { refused: "not_found", detail: staffText`There is nothing at this URL.` };
    default:
      return error.statusCode && error.statusCode >= 400 && error.statusCode < 500
        ? { refused: "malformed", detail: staffText`The request could not be read.` }
        : undefined;
  }
}

/** A request that its schema does not take: the first fault in words, and as `violation` for programs. */
function malformed({ validation = [], validationContext }: ThrownError): Refusal {
  const {
    instancePath = "",
    keyword = "",
    message = "is not as expected",
    params = {},
  } = validation[0] ?? {};
  const where = `${validationContext ?? "request"}${instancePath}`.replaceAll("/", ".");
  const field = [...instancePath.split("/"), params.missingProperty].filter(Boolean).join(".");
  const limit = params.limit ?? (keyword === "type" ? params.type : undefined);
  const violation = { field, rule: keyword, ...(limit !== undefined && { limit }) };
  return refuse("malformed", untranslated(`${where} ${message}`), { violation });
}

const UNAVAILABLE_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
  "57P01",
  "57P02",
  "57P03",
  "57014", // statement_timeout
  "25006", // a standby, or a server that became one: only reads
  "25P03", // idle_in_transaction_session_timeout
  "53100", // the disk of the database is full
  "53200",
  "53300",
  "ENOSPC",
  "EDQUOT",
  "08006",
  "08001",
  "08003",
  "40001",
  "40P01",
  "55P03",
]);

/**
 * True when the database cannot be reached, is starting, has no free connections, or asks for a retry. FATAL ends a connection: so
 * PgBouncer says that it has no server behind it, under the code of a protocol error (08P01).
 */
export const isDatabaseUnavailable = ({
  code,
  severity,
}: {
  readonly code?: string;
  readonly severity?: string;
}): boolean =>
  severity === "FATAL" || severity === "PANIC" || (code !== undefined && UNAVAILABLE_CODES.has(code));
