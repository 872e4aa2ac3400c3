import { data, type MetaFunction } from "react-router";
import { t } from "../language/t.ts";

export function loader(): never {
  throw data(null, { status: 404 });
}

export const meta: MetaFunction = () => [
  { title: t("Page not found") },
  { name: "robots", content: "noindex" },
];

/** Never shown: the loader's 404 leads to the error page of the root. */
export default function NotFound() {
  return null;
}
