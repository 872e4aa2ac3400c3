import type { Page } from "playwright-core";

/**
 * The failed requests of this page, also those that fail later. Requests that the page itself cancelled are left out, such as a
 * prefetch for a navigation that then went elsewhere.
 */
export function watchFailedRequests(page: Page): readonly string[] {
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED") failed.push(`${request.method()} ${request.url()}: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.url()}: status of ${response.status()}`);
  });
  return failed;
}
