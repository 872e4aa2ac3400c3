import { Fragment, Suspense } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { Html } from "../../ui/html.tsx";
import { lazyComponent } from "../../ui/lazy.tsx";
import { CardGrid } from "../catalogue/card-grid.tsx";
import { OwnText } from "../page/own-text.tsx";
import { pageContext } from "../page/page-context.ts";
import { findConfig, pageMeta } from "../page/page-meta.ts";
import { organizationJsonLd } from "../page/structured-data.ts";
import { Banner } from "./banner.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { GetInTouch } from "./get-in-touch.tsx";
import { HomeTiles, WideTile } from "./home-tiles.tsx";
import { Promises } from "./promises.tsx";

const EmptyHome = lazyComponent(() => import("./empty-home.tsx"));

export function loader({ context }: LoaderFunctionArgs) {
  const { home, slides, sections } = context.get(pageContext).catalogue;
  return { home, slides, sections };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const slide = loaderData?.slides[0];
  return [
    ...pageMeta(
      {
        title: loaderData?.home.pageTitle || t("Store"),
        description: loaderData?.home.metaDescription,
        keywords: loaderData?.home.metaKeywords,
        path: "/",
        imagePath: slide?.imageUrl,
        imageSize: slide && { width: slide.imageWidth, height: slide.imageHeight },
      },
      matches,
    ),
    organizationJsonLd(findConfig(matches)),
  ];
};

/** Specification 2, home. */
export default function Home() {
  const { home, slides, sections } = useLoaderData<typeof loader>();
  const banner = slides.find((slide) => slide.type === "Slider");
  const categories = slides.filter((slide) => slide.type !== "Slider");
  const wideTile = home.tiles.length % 2 === 1 ? home.tiles.at(-1) : undefined;
  if (!slides.length && !sections.length && !home.tiles.length)
    return (
      <Suspense>
        <EmptyHome />
        <Promises />
      </Suspense>
    );
  return (
    <>
      <h1 className="sr-only">
        <OwnText text={home.pageHeading} />
      </h1>
      <div hidden>
        <Html html={home.categoryDescription} />
      </div>
      {banner && <Banner slide={banner} />}
      <CategoryTiles slides={categories} />
      {sections.map((section, index) => (
        <Fragment key={section.displayHeading}>
          {index === 1 && wideTile && <WideTile tile={wideTile} />}
          <section aria-labelledby={`group-${index}`} className="far-below page-width mt-16 sm:mt-24">
            <h2 id={`group-${index}`} className="mb-6 text-2xl sm:mb-8">
              <OwnText text={section.displayHeading} />
            </h2>
            <CardGrid cards={section.products} isGroup />
          </section>
        </Fragment>
      ))}
      {sections.length < 2 && wideTile && <WideTile tile={wideTile} />}
      <HomeTiles tiles={wideTile ? home.tiles.slice(0, -1) : home.tiles} />
      <Promises />
      <GetInTouch />
    </>
  );
}
