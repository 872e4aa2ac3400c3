import { Link } from "react-router";
import type { HomeView } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

const narrowTile = "sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2";
const wideTile = "md:col-span-2 xl:grid-cols-[1fr_2fr]";

/** A tile's image covers its box by its height: these are the widths of one of 12:5, of which the box shows the middle. */
const croppedSizes = "(min-width: 80rem) 38rem, 84vw";

/**
 * Tiles in two columns: image, text, caption, link. With an odd number the last one is wide, as is its image. On a phone they
 * are one row to swipe, so that the page stays short.
 */
export function HomeTiles({ tiles }: { tiles: HomeView["tiles"] }) {
  if (tiles.length === 0) return null;
  return (
    <section aria-label={t("Ideas")} className="page-width mt-16 sm:mt-24">
      <div className="card-group grid gap-3 max-sm:auto-cols-[84%]! sm:gap-5 md:grid-cols-2">
        {tiles.map((tile, index) => {
          const isWide = tiles.length % 2 === 1 && index === tiles.length - 1;
          return (
            <article
              key={tile.linkUrl + tile.displayText}
              className={`grid snap-start max-sm:content-start overflow-hidden rounded-lg bg-tile ${isWide ? wideTile : narrowTile}`}
            >
              <div
                className={`relative max-sm:aspect-[8/5] xl:order-last ${isWide ? "sm:aspect-[12/5]" : "sm:aspect-[4/3] xl:aspect-auto xl:min-h-60"}`}
              >
                <ResponsiveImage
                  path={tile.imageUrl}
                  colour={tile.imageColour}
                  alt={tile.alt}
                  sizes={isWide ? "(min-width: 80rem) 52rem, 100vw" : croppedSizes}
                  className={`size-full object-cover ${isWide ? "" : "xl:absolute xl:inset-0"}`}
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
          );
        })}
      </div>
    </section>
  );
}
