import { type ReactNode, useState } from "react";
import type { ClaimOffer } from "../../../contract/claims.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

/** The images of an occasion, or else that of its kit. The first one comes out of the box, if there is one. */
export function OccasionImages({ offer: { box, kit, images } }: { offer: ClaimOffer }) {
  const kitImages = kit.productDetails[0]?.images.slice(0, 1).map((image) => ({ ...image, alt: "" }));
  const [first, ...others] = images.length > 0 ? images : (kitImages ?? []);
  if (!first) return null;
  const image = (
    <ResponsiveImage
      path={first.path}
      alt={first.alt}
      colour={first.colour}
      sizes="(min-width: 29rem) 26rem, 92vw"
      className="size-full object-cover"
    />
  );
  return (
    <div className="mt-6 grid max-w-[26rem] gap-3">
      {box ? (
        <OpeningBox box={box}>{image}</OpeningBox>
      ) : (
        <div className="image-tile aspect-square rounded-lg">{image}</div>
      )}
      {others.length > 0 && (
        <ul className="grid grid-cols-3 gap-3">
          {others.map(({ path, alt, colour }) => (
            <li key={path} className="image-tile aspect-square rounded-lg">
              <ResponsiveImage
                path={path}
                alt={alt}
                colour={colour}
                sizes="(min-width: 29rem) 8rem, 30vw"
                className="size-full object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface OpeningBoxProps {
  box: NonNullable<ClaimOffer["box"]>;
  children: ReactNode;
}

/** A closed box over an image, which opens by itself once the image is there. Its words stay. */
function OpeningBox({ box: { colourHex, label }, children }: OpeningBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <div
      className={`image-tile opening-box aspect-square rounded-lg${isOpen ? " is-open" : ""}`}
      onLoadCapture={open}
      onErrorCapture={open}
    >
      <div className="size-full">{children}</div>
      {["upper", "lower"].map((flap) => (
        <div key={flap} aria-hidden className="box-flap" style={{ background: colourHex }} />
      ))}
      {label === "" ? null : (
        <p dir="auto" className="kit-label">
          {label}
        </p>
      )}
    </div>
  );
}
