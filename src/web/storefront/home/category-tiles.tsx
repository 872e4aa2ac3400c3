import { Link } from "react-router";
import type { HomeSlide } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { OwnText, useOwnTextLanguage } from "../page/own-text.tsx";

/** The other slides; each links to a category (specification 2). */
export function CategoryTiles({ slides }: { slides: readonly HomeSlide[] }) {
  const languageOf = useOwnTextLanguage();
  if (slides.length === 0) return null;
  return (
    <section aria-label={t("Categories")} className="page-width mt-6">
      <ul className="rail card-group grid gap-3 sm:grid-cols-2 sm:gap-5 md:grid-cols-6 lg:grid-cols-5">
        {slides.map((slide) => (
          <li
            key={slide.linkUrl}
            className="snap-start sm:max-md:odd:last:col-span-2 md:max-lg:col-span-2 md:max-lg:nth-[n+4]:col-span-3"
          >
            <Link to={slide.linkUrl} prefetch="intent" className="group block">
              <div className="aspect-[5/4] overflow-hidden rounded-lg bg-tile">
                <ResponsiveImage
                  path={slide.imageUrl}
                  colour={slide.imageColour}
                  alt={slide.alt}
                  lang={languageOf(slide.alt)}
                  sizes="(min-width: 64rem) 15rem, (min-width: 48rem) 45vw, (min-width: 40rem) 44vw, 40vw"
                  maxWidth={640}
                  className="size-full object-cover transition-transform duration-200 [@media(hover:hover)]:group-hover:scale-[1.03]"
                />
              </div>
              <h2 className="mt-2.5 text-base font-medium tracking-normal">
                <OwnText text={slide.title} />
              </h2>
              <span className="block py-1 text-sm text-soft group-hover:text-ink max-sm:[&>svg]:hidden sm:[&>svg]:inline">
                <span>
                  {slide.linkText ? <OwnText text={slide.linkText} /> : t("Shop", { context: "verb" })}
                </span>{" "}
                <Icon name="forward" size={14} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
