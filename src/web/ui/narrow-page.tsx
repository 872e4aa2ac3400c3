import type { ReactElement, ReactNode } from "react";

interface NarrowPageProps {
  title: string;
  intro?: string | ReactElement | undefined;
  children: ReactNode;
}

/** A page with one narrow column, for a login or another single form. */
export function NarrowPage({ title, intro, children }: NarrowPageProps) {
  return (
    <div className="page-width pt-10 sm:pt-16">
      <div className="mx-auto max-w-[27rem]">
        <h1 className="text-2xl">{title}</h1>
        {intro && <p className="mt-3 text-soft">{intro}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
