import type { ErrorCode } from "./errors.ts";
import type { Route } from "./route.ts";

/** Every code a call can give: those of its row, and those of the checks that run before every handler. */
export function documentedErrors(key: string, route: Route): readonly ErrorCode[] {
  const isRead = key.startsWith("GET ");
  return [
    ...new Set<ErrorCode>([
      "malformed",
      ...(isRead ? [] : (["too_large", "wrong_content_type", "xsrf"] as const)),
      ...loginErrors(route),
      ...route.errors,
      ...(isRateLimited(route) ? (["too_many_requests"] as const) : []),
      "unavailable",
    ]),
  ];
}

/** Responses that depend only on the URL come from the cache, so they are not limited. */
export const isRateLimited = (route: Route): boolean => route.tag !== "Catalogue";

function loginErrors(route: Route): readonly ErrorCode[] {
  switch (route.auth) {
    case "none":
    case "optional":
      return [];
    case "user":
      return ["login_needed", "login_expired"];
    case "staff": {
      const secondFactor = route.allowedBeforeSecondFactor ? [] : (["second_factor_needed"] as const);
      return ["login_needed", "login_expired", "forbidden", ...secondFactor];
    }
  }
}
