import { Link } from "react-router";
import type { HomeView } from "../../../contract/catalog.schemas.ts";
import { t } from "../../language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

/** Banner tiles: image, text, caption, link. */
export function HomeTiles({ tiles }: { tiles: HomeView["tiles"] }) {
  if (tiles.length === 0) return null;
  return (
    <section aria-label={t("Ideas")} className="page-width mt-16 grid gap-5 sm:mt-24 md:grid-cols-2">
      {tiles.map((tile) => (
        <article
          key={tile.linkUrl + tile.displayText}
          className="grid grid-cols-[2fr_3fr] overflow-hidden rounded-lg bg-tile sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2"
        >
          <div className="relative sm:aspect-[4/3] xl:order-last xl:aspect-auto xl:min-h-72">
            <ResponsiveImage
              path={tile.imageUrl}
              colour={tile.imageColour}
              alt={tile.alt}
              sizes="(min-width: 80rem) 20rem, (min-width: 48rem) 46vw, 100vw"
              className="size-full object-cover max-sm:absolute max-sm:inset-0"
            />
          </div>
          <div className="grid content-center justify-items-start gap-3 p-4 sm:p-8">
            <h2 className="text-xl">{tile.displayText}</h2>
            <p className="text-soft">{tile.caption}</p>
            <Link to={tile.linkUrl} prefetch="intent" className={buttonClass("secondary", "mt-2")}>
              {tile.linkText || t("See more")}
            </Link>
          </div>
        </article>
      ))}
    </section>
  );
}
