import type { ErrorCode } from "./errors.ts";

/** A failed call: the server's problem document (RFC 9457). Status 0: there was no response. */
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
