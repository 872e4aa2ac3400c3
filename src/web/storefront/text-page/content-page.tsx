import { useLoaderData } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import type { Elements } from "../../ui/elements.ts";
import { Html } from "../../ui/html.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { useOwnTextLanguage } from "../page/own-text.tsx";
import type { PageText } from "./page-text-loader.ts";

/** One heading of a text page with the content under it. */
export interface Section {
  readonly title: string;
  readonly body: Elements;
}

interface ContentPageProps {
  title: string;
  /** The title in the language of the page: of the built-in text, and of a translation. */
  translatedTitle?: string;
  lead?: string;
  children?: Elements;
  /** Each section has an anchor. From four sections on, a wide screen lists them beside the text. */
  sections?: readonly Section[];
  /** The last line: since when this text is valid. */
  validSince?: string;
}

const MIN_SECTIONS_FOR_LIST = 4;
/** Letters and figures of every script, with the marks that belong to letters. */
const anchorId = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");

/** A text page: one column with a readable line length. */
export function ContentPage(props: ContentPageProps) {
  const { title: english, translatedTitle: title = english, ...rest } = props;
  const { lead, children, sections = [], validSince } = rest;
  const text = useLoaderData<PageText>();
  const { html, tile } = text;
  if (html !== null) return <StaffText title={text.isEnglish ? english : title} {...text} html={html} />;
  return (
    <div className="page-width">
      <Breadcrumb crumbs={[{ name: t("Home"), to: "/" }, { name: title }]} />
      <div className="mt-6 gap-x-20 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,15rem)] lg:justify-between">
        <article className="max-w-text">
          <h1 className="text-3xl">{title}</h1>
          {lead && <div className="mt-5 text-xl text-soft">{lead}</div>}
          <PageImage tile={tile} />
          <div className="prose mt-10">
            {children}
            {sections.map((section) => (
              <section key={section.title} aria-labelledby={anchorId(section.title)}>
                <h2 id={anchorId(section.title)}>{section.title}</h2>
                {section.body}
              </section>
            ))}
          </div>
          {validSince && <p className="mt-12 border-t border-line pt-5 text-sm text-soft">{validSince}</p>}
        </article>
        {sections.length >= MIN_SECTIONS_FOR_LIST && <OnThisPage sections={sections} />}
      </div>
    </div>
  );
}

/** The image of the home page's tile that links here. */
function PageImage({ tile }: { tile: PageText["tile"] }) {
  const languageOf = useOwnTextLanguage();
  if (!tile) return null;
  return (
    <div className="mt-8 aspect-[12/5] overflow-hidden rounded-lg bg-tile">
      <ResponsiveImage
        path={tile.imageUrl}
        colour={tile.imageColour}
        alt={tile.alt}
        lang={languageOf(tile.alt)}
        sizes="(min-width: 46rem) 42rem, 90vw"
        maxWidth={1280}
        isPriority
        className="size-full object-cover"
      />
    </div>
  );
}

/** The text that staff wrote to replace the built-in one. */
const StaffText = ({ title, html, tile, isEnglish }: PageText & { title: string; html: string }) => (
  <div className="page-width">
    <Breadcrumb crumbs={[{ name: t("Home"), to: "/" }, { name: title }]} />
    <article className="mt-6 max-w-text" lang={isEnglish ? "en" : undefined}>
      <h1 className="text-3xl">{title}</h1>
      <PageImage tile={tile} />
      <Html html={html} className="prose mt-10" />
    </article>
  </div>
);

function OnThisPage({ sections }: { sections: readonly Section[] }) {
  return (
    <nav
      aria-labelledby="on-this-page"
      className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto border-s border-line ps-6 text-sm lg:block"
    >
      <p id="on-this-page" className="font-medium">
        {t("On this page")}
      </p>
      <ul className="mt-2">
        {sections.map(({ title }) => (
          <li key={title}>
            <a
              href={`#${anchorId(title)}`}
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
