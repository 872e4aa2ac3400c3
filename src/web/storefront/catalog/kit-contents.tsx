import { Link } from "react-router";
import type { Product } from "../../../contract/catalog.schemas.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

type KitItem = Product["contents"][number];

/** The contents of the welcome kit with an image each. A product that is also sold alone links to its page. */
export default function KitContents({ contents }: { contents: Product["contents"] }) {
  return (
    <section aria-labelledby="in-the-box" className="mt-16">
      <h2 id="in-the-box" className="border-b border-line pb-2.5 text-base font-medium tracking-normal">
        In the box
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
        {contents.map((item) => (
          <li key={`${item.productName} ${variantLabel(item)}`} className="min-w-0">
            <div className="aspect-square overflow-hidden rounded-lg bg-tile">
              <ResponsiveImage
                path={item.imagePath}
                alt=""
                colour={item.imageColour}
                sizes="(min-width: 64rem) 16vw, (min-width: 40rem) 30vw, 45vw"
                maxWidth={640}
                className="size-full object-cover"
              />
            </div>
            <p className="mt-3 leading-snug font-medium [overflow-wrap:anywhere]">
              {item.quantity > 1 && `${item.quantity} × `}
              {item.productUrl ? (
                <Link to={`/${item.productUrl}`} className="underline-offset-4 hover:underline">
                  {item.productName}
                </Link>
              ) : (
                item.productName
              )}
            </p>
            <p className="mt-0.5 text-sm text-soft">{variantLabel(item)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const variantLabel = ({ colourName, size }: KitItem): string =>
  [colourName, size && `Size ${size}`].filter(Boolean).join(", ");
