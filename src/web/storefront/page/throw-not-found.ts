import { data } from "react-router";

/** Ends a loader with status 404, in the HTML and in the data of a navigation; the root's error page is shown. */
export function throwNotFound(): never {
  throw data(null, { status: 404, statusText: "Not Found" });
}
