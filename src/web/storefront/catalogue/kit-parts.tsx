import { Link } from "react-router";
import type { Product } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../language/t.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";

type KitItem = Product["contents"][number];

/** What is in the box; each part rises as it is scrolled into view. A product that is also sold alone links to its page. */
export default function KitParts({ contents }: { contents: readonly KitItem[] }) {
  return (
    <section aria-labelledby="in-the-box" className="mt-16">
      <h2 id="in-the-box" className="mb-6 text-2xl">
        {t("In the box")}
      </h2>
      <ul className="kit-parts">
        {contents.map((item) => (
          <li key={`${item.productName} ${variantLabel(item)}`} className="kit-part">
            <div className="image-tile aspect-square rounded-lg">
              <ResponsiveImage
                path={item.imagePath}
                alt=""
                colour={item.imageColour}
                sizes="(min-width: 64rem) 15rem, 30vw"
                maxWidth={640}
                className="size-full object-cover"
              />
            </div>
            <p className="mt-2.5 text-sm leading-snug font-medium hyphens-long">
              {item.quantity > 1 && `${item.quantity} × `}
              {item.productUrl ? (
                <Link to={`/${item.productUrl}`} className="underline-offset-4 hover:underline">
                  {wholeWords(item.productName)}
                </Link>
              ) : (
                wholeWords(item.productName)
              )}
            </p>
            <p className="text-xs text-soft">{variantLabel(item)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const variantLabel = ({ colourName, size }: KitItem): string =>
  [colourName, size && t("Size {size}", { size })].filter(Boolean).join(", ");
