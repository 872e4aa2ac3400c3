import type { ErrorCode } from "./errors.ts";
import type { Route } from "./route.ts";

/** Every code a call can give: those of its row, and those of the checks that run before every handler. */
export function documentedErrors(key: string, route: Route): readonly ErrorCode[] {
  return [...new Set([...commonErrors(key, route).codes, ...route.errors])];
}

/**
 * The codes of the checks before every handler. Calls with the same checks share them under one name, such as `staff_write`.
 */
export function commonErrors(
  key: string,
  route: Route,
): { readonly name: string; readonly codes: readonly ErrorCode[] } {
  const isRead = key.startsWith("GET ");
  const login =
    route.auth === "staff" && route.beforeSecondFactor === "give" ? "staff_of_one_factor" : route.auth;
  const name = `${login}_${isRead ? "read" : "write"}`;
  const codes: readonly ErrorCode[] = [
    "malformed",
    ...(isRead ? [] : (["too_large", "wrong_content_type", "xsrf"] as const)),
    ...loginErrors(route),
    "too_many_requests", // also of the catalogue, where a response is not in the cache yet
    "unavailable",
  ];
  return { name, codes };
}

function loginErrors(route: Route): readonly ErrorCode[] {
  switch (route.auth) {
    case "none":
      return [];
    case "optional":
    case "user":
    case "order":
      return ["login_needed", "login_expired", "not_yours"];
    case "staff": {
      const secondFactor = route.beforeSecondFactor === "give" ? [] : (["second_factor_needed"] as const);
      return ["login_needed", "login_expired", "forbidden", ...secondFactor];
    }
  }
}
