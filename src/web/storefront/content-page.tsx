import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { Html } from "../ui/html.tsx";

/** One heading of a page of text, and what stands under it. */
export interface Section {
  readonly title: string;
  readonly body: ReactNode;
}

interface ContentPageProps {
  title: string;
  lead?: string;
  children?: ReactNode;
  /** Each can be linked to; beside many of them, a wide screen shows a list of them. */
  sections?: readonly Section[];
  /** A closing line: since when these words hold. */
  since?: string;
}

const MANY_SECTIONS = 4;
const anchorOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** A page of text: one column, at a length of line that reads well. */
export function ContentPage({ title, lead, children, sections = [], since }: ContentPageProps) {
  const { html } = useLoaderData<{ html: string | null }>();
  if (html !== null) return <OwnWords title={title} html={html} />;
  return (
    <div className="page-width">
      <Breadcrumb crumbs={[{ name: "Home", to: "/" }, { name: title }]} />
      <div className="mt-6 gap-x-20 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,15rem)] lg:justify-between">
        <article className="max-w-text">
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="mt-5 text-xl text-soft">{lead}</p>}
          <div className="prose mt-10">
            {children}
            {sections.map((section) => (
              <section key={section.title} aria-labelledby={anchorOf(section.title)}>
                <h2 id={anchorOf(section.title)}>{section.title}</h2>
                {section.body}
              </section>
            ))}
          </div>
          {since && <p className="mt-12 border-t border-line pt-5 text-sm text-soft">{since}</p>}
        </article>
        {sections.length >= MANY_SECTIONS && <OnThisPage sections={sections} />}
      </div>
    </div>
  );
}

/** What the team wrote in place of the built-in words. */
const OwnWords = ({ title, html }: { title: string; html: string }) => (
  <div className="page-width">
    <Breadcrumb crumbs={[{ name: "Home", to: "/" }, { name: title }]} />
    <article className="mt-6 max-w-text">
      <h1 className="text-3xl">{title}</h1>
      <Html html={html} className="prose mt-10" />
    </article>
  </div>
);

function OnThisPage({ sections }: { sections: readonly Section[] }) {
  return (
    <nav
      aria-labelledby="on-this-page"
      className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto border-l border-line pl-6 text-sm lg:block"
    >
      <p id="on-this-page" className="font-medium">
        On this page
      </p>
      <ul className="mt-2">
        {sections.map(({ title }) => (
          <li key={title}>
            <a
              href={`#${anchorOf(title)}`}
              className="block py-1.5 text-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
