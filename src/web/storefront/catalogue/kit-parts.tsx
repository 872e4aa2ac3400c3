import { Link } from "react-router";
import type { Product } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
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
        {contents.map((item, index) => (
          <li key={`${item.productName} ${variantLabel(item)}`} className="kit-part">
            <div className="image-tile aspect-square rounded-lg">
              <ResponsiveImage
                path={item.imagePath}
                alt=""
                colour={item.imageColour}
                sizes={index === 0 && contents.length % 2 === 1 ? FIRST_SIZES : PART_SIZES}
                className="size-full object-cover"
              />
            </div>
            <p className="mt-2.5 text-sm leading-snug font-medium hyphens-long">
              {item.quantity > 1 && <span>{`${item.quantity} × `}</span>}
              {item.productUrl ? (
                <Link to={`/${item.productUrl}`} className="underline-offset-4 hover:underline">
                  {wholeWords(item.productName)}
                </Link>
              ) : (
                <span>{wholeWords(item.productName)}</span>
              )}
            </p>
            <p className="text-xs text-soft">{variantLabel(item)}</p>
            {item.canBeDeclined && (
              <p className="mt-1 text-xs">{t("You can leave it out when you order.")}</p>
            )}
            {item.replacedBy && <p className="mt-1 text-xs">{replacementText(item.replacedBy)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Said before the order: what comes instead of a part that is out. */
function replacementText({ sizes, ...replacement }: NonNullable<KitItem["replacedBy"]>): string {
  const product = [replacement.productName, replacement.colourName].filter(Boolean).join(", ");
  return sizes.length === 0
    ? t("Out of stock: you get {product} instead.", { product })
    : t("Out of stock in {sizes}: you get {product} instead.", { product, sizes: sizes.join(", ") });
}

const WIDE_SIZES = "(min-width: 84rem) 15rem, (min-width: 64rem) 17vw, (min-width: 40rem) 28vw";
const PART_SIZES = `${WIDE_SIZES}, 43vw`;
/** On a phone the first of an odd number is a large one (kit.css). */
const FIRST_SIZES = `${WIDE_SIZES}, 89vw`;

const variantLabel = ({ colourName, size }: KitItem): string =>
  [colourName, size && t("Size {size}", { size })].filter(Boolean).join(", ");
