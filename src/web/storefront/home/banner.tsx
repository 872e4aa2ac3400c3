import { Link } from "react-router";
import type { HomeSlide } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { OwnText, useOwnTextLanguage } from "../page/own-text.tsx";

/**
 * The first slide: the kit, a caption and one link. Its image is twice as wide as high, with room for text on the left,
 * whichever way the text runs. A phone shows the right half of the image, with the text below.
 */
export function Banner({ slide }: { slide: HomeSlide }) {
  const languageOf = useOwnTextLanguage();
  return (
    <section aria-labelledby="banner-title" className="page-width">
      <div className="relative overflow-hidden rounded-lg bg-tile lg:aspect-[2.15/1] lg:max-h-[40rem] lg:w-full">
        <div className="banner-image aspect-square sm:aspect-[8/5] lg:absolute lg:inset-0 lg:aspect-auto">
          <ResponsiveImage
            path={slide.imageUrl}
            colour={slide.imageColour}
            alt={slide.alt}
            lang={languageOf(slide.alt)}
            sizes="(min-width: 84rem) 80rem, (min-width: 64rem) 94vw, 190vw"
            isPriority
            maxWidth={1920}
            width={2}
            className="size-full object-cover object-[95%_50%] lg:object-[100%_55%]"
          />
        </div>
        <div className="relative grid grid-cols-[minmax(0,1fr)] content-center justify-items-start gap-4 px-6 max-[18rem]:px-4 pt-8 pb-10 sm:px-10 lg:h-full lg:w-1/2 lg:gap-5 lg:py-0 lg:ps-[9%] rtl:lg:ms-auto rtl:lg:ps-10 rtl:lg:pe-[9%] lg:text-image-ink">
          <h2 id="banner-title" className="max-w-[12ch] text-3xl max-[18rem]:text-xl">
            <OwnText text={slide.title} />
          </h2>
          {slide.caption && (
            <p className="max-w-[34ch] text-soft lg:text-lg lg:text-image-soft">
              <OwnText text={slide.caption} />
            </p>
          )}
          <Link to={slide.linkUrl} prefetch="intent" className={buttonClass("primary", "mt-2")}>
            {slide.linkText ? <OwnText text={slide.linkText} /> : t("Shop now")}
          </Link>
        </div>
      </div>
    </section>
  );
}
