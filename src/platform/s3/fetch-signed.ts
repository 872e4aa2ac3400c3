import type { AwsClient } from "aws4fetch";

/**
 * One request to an S3-compatible service, given up after `timeoutMs`, its body included. Not `client.fetch`: that puts the signal into a
 * Request, and Node forgets it there when it collects garbage, so that the request waits for as long as the service likes.
 */
export const fetchSigned = async (
  client: AwsClient,
  url: string,
  { timeoutMs, ...init }: Omit<RequestInit, "signal" | "redirect"> & { readonly timeoutMs: number },
): Promise<Response> =>
  fetch(await client.sign(url, init), { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
