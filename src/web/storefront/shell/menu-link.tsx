import type { ReactNode } from "react";
import { Link } from "react-router";

/** A link of the menu, to a page of the store or to another site. */
export function MenuLink({
  link,
  className,
  children,
}: {
  link: string;
  className: string;
  children: ReactNode;
}) {
  if (!link.startsWith("/")) {
    return (
      <a href={link} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={link} prefetch="intent" className={className}>
      {children}
    </Link>
  );
}
