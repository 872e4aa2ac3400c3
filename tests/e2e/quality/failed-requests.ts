import type { Page } from "playwright-core";

/**
 * Requests of this page that came to nothing, as they fail. Not those that the page itself gave up: what was fetched
 * ahead of a navigation that then went elsewhere.
 */
export function watchFailedRequests(page: Page): readonly string[] {
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    if (why !== "net::ERR_ABORTED") failed.push(`${request.method()} ${request.url()}: ${why}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.url()}: status of ${response.status()}`);
  });
  return failed;
}
