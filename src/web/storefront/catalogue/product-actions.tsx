import ShareButton from "./share-button.tsx";
import WishButton from "./wish-button.tsx";

interface ProductActionsProps {
  productId: number;
  title: string;
  path: string;
}

/** The wishlist's heart and Share, beside the name of a product. */
export default function ProductActions({ productId, title, path }: ProductActionsProps) {
  return (
    <div className="-my-1.5 flex shrink-0 max-[22rem]:-ms-3">
      <WishButton productId={productId} productName={title} />
      <ShareButton title={title} path={path} />
    </div>
  );
}
