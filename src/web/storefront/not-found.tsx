import { data, type MetaFunction } from "react-router";

export function loader(): never {
  throw data(null, { status: 404 });
}

export const meta: MetaFunction = () => [{ title: "Page not found" }, { name: "robots", content: "noindex" }];

/** Never shown: the loader's 404 leads to the error page of the root. */
export default function NotFound() {
  return null;
}
