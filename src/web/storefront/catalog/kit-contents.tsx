import { Link } from "react-router";
import type { Product } from "../../../contract/catalog.schemas.ts";
import { Picture } from "../../ui/picture.tsx";

type Piece = Product["contents"][number];

/** What the welcome kit holds, a picture each; what is sold by itself too leads to its page. */
export default function KitContents({ contents }: { contents: Product["contents"] }) {
  return (
    <section aria-labelledby="in-the-box" className="mt-16">
      <h2 id="in-the-box" className="border-b border-line pb-2.5 text-base font-medium tracking-normal">
        In the box
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
        {contents.map((piece) => (
          <li key={`${piece.productName} ${kindOf(piece)}`} className="min-w-0">
            <div className="aspect-square overflow-hidden rounded-lg bg-tile">
              <Picture
                path={piece.imagePath}
                alt=""
                colour={piece.imageColour}
                sizes="(min-width: 64rem) 16vw, (min-width: 40rem) 30vw, 45vw"
                widest={640}
                className="size-full object-cover"
              />
            </div>
            <p className="mt-3 leading-snug font-medium [overflow-wrap:anywhere]">
              {piece.quantity > 1 && `${piece.quantity} × `}
              {piece.productUrl ? (
                <Link to={`/${piece.productUrl}`} className="underline-offset-4 hover:underline">
                  {piece.productName}
                </Link>
              ) : (
                piece.productName
              )}
            </p>
            <p className="mt-0.5 text-sm text-soft">{kindOf(piece)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const kindOf = ({ colourName, size }: Piece): string =>
  [colourName, size && `Size ${size}`].filter(Boolean).join(", ");
