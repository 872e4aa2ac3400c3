import { Link } from "react-router";
import type { HomeView } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { OwnText, useOwnTextLanguage } from "../page/own-text.tsx";

type Tile = HomeView["tiles"][number];

/** A tile's image covers its box by its height: these are the widths of one of 12:5, of which the box shows the middle. */
const croppedSizes = "(min-width: 80rem) 38rem, 84vw";

/** Tiles in two columns: image, text, caption, link. On a phone they are one row to swipe, so that the page stays short. */
export function HomeTiles({ tiles }: { tiles: readonly Tile[] }) {
  const languageOf = useOwnTextLanguage();
  if (tiles.length === 0) return null;
  return (
    <section aria-label={t("Ideas")} className="page-width mt-16 sm:mt-24">
      <div className="rail card-group grid gap-3 home-tiles sm:gap-5 md:grid-cols-2">
        {tiles.map((tile) => (
          <article
            key={tile.linkUrl + tile.displayText}
            className="grid snap-start overflow-hidden rounded-lg bg-tile max-sm:content-start sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2"
          >
            <div className="relative max-sm:aspect-[8/5] sm:aspect-[4/3] xl:order-last xl:aspect-auto xl:min-h-60">
              <ResponsiveImage
                path={tile.imageUrl}
                colour={tile.imageColour}
                alt={tile.alt}
                lang={languageOf(tile.alt)}
                sizes={croppedSizes}
                className="size-full object-cover xl:absolute xl:inset-0"
              />
            </div>
            <div className="grid content-center justify-items-start gap-3 p-4 sm:p-8">
              <h2 className="text-xl">
                <OwnText text={tile.displayText} />
              </h2>
              <p className="text-soft">
                <OwnText text={tile.caption} />
              </p>
              <TileLink tile={tile} />
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

/**
 * The last of an odd number of tiles: one picture over the whole width, on a phone from edge to edge, and a sentence. It
 * stands between the first two groups of products.
 */
export function WideTile({ tile }: { tile: Tile }) {
  const languageOf = useOwnTextLanguage();
  return (
    <article className="page-width mt-16 sm:mt-24">
      <div className="wide-image aspect-[3/2] overflow-hidden bg-tile sm:aspect-[12/5]">
        <ResponsiveImage
          path={tile.imageUrl}
          colour={tile.imageColour}
          alt={tile.alt}
          lang={languageOf(tile.alt)}
          sizes="(min-width: 84rem) 80rem, (min-width: 40rem) 96vw, 160vw"
          maxWidth={1920}
          className="size-full object-cover"
        />
      </div>
      <div className="mt-6 grid justify-items-start gap-x-10 gap-y-4 lg:grid-cols-[1fr_auto] lg:items-center">
        <div>
          <h2 className="text-sm font-medium tracking-normal text-soft">
            <OwnText text={tile.displayText} />
          </h2>
          <p className="mt-1 max-w-[30ch] text-2xl font-medium tracking-[calc(-0.022em*var(--closer))] text-balance">
            <OwnText text={tile.caption} />
          </p>
        </div>
        <TileLink tile={tile} />
      </div>
    </article>
  );
}

const TileLink = ({ tile }: { tile: Tile }) => (
  <Link to={tile.linkUrl} prefetch="intent" className={buttonClass("secondary", "mt-2")}>
    {tile.linkText ? <OwnText text={tile.linkText} /> : t("See more")}
  </Link>
);
