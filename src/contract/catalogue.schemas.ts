import { type Static, Type } from "typebox";
import { Amount, Html, NamedObject, UrlOrPath } from "./field-schemas.ts";

const Colour = Type.String({
  title: "ImageColour",
  description: "`#rrggbb`, shown while the image loads; empty when there is no image",
});

/**
 * Used on home, category and search pages and for recommendations (specification 3, product card; some fields are
 * extensions).
 */
export const ProductCard = NamedObject("ProductCard", {
  productId: Type.Integer(),
  productName: Type.String(),
  productUrl: Type.String(),
  imagePath: UrlOrPath,
  imageColour: Colour,
  hoverImagePath: UrlOrPath,
  sellingPrice: Amount,
  webPrice: Amount,
  isSwagItem: Type.Boolean(),
  inStock: Type.Boolean(),
  shownVariantId: Type.Optional(
    Type.Integer({
      description: "the variant of image and price, where the product's page begins with another (extension)",
    }),
  ),
  colours: Type.Array(Type.Object({ name: Type.String(), hex: Type.String() })),
  isTranslated: Type.Optional(
    Type.Literal(true, { description: "the name is in the language that was asked for (extension)" }),
  ),
});
export type ProductCard = Static<typeof ProductCard>;

/** The language is that which a call asked for. */
const Translated = Type.Optional(
  Type.Array(Type.String(), {
    description: "the texts that have a translation; all others are in the store's own words (extension)",
  }),
);

export const ProductSize = NamedObject("ProductSize", {
  name: Type.String(),
  stock: Type.Union([Type.Integer(), Type.Null()], {
    description: "how many are left, when 10 or fewer; else null",
  }),
  inStock: Type.Boolean(),
});

export const ProductImage = NamedObject("ProductImage", {
  path: UrlOrPath,
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  colour: Type.String(),
});
export type ProductImage = Static<typeof ProductImage>;

export const ProductDetail = NamedObject("ProductDetail", {
  id: Type.Integer(),
  colourName: Type.String(),
  colourHex: Type.Union([Type.String(), Type.Null()]),
  sellingPrice: Amount,
  webPrice: Amount,
  imagePath: UrlOrPath,
  images: Type.Array(ProductImage),
  stock: Type.Union([Type.Integer(), Type.Null()], {
    description: "how many are left, when 10 or fewer; else null",
  }),
  inStock: Type.Boolean(),
  sizes: Type.Array(ProductSize),
});
export type ProductDetail = Static<typeof ProductDetail>;

export const Product = NamedObject("Product", {
  productId: Type.Integer(),
  productName: Type.String(),
  productUrl: Type.String(),
  categoryName: Type.String(),
  categoryUrl: Type.String(),
  isSwagItem: Type.Boolean(),
  isTShirt: Type.Boolean(),
  shortDescription: Html,
  productDescription: Html,
  disclaimer: Html,
  specification: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  contents: Type.Array(
    Type.Object({
      quantity: Type.Integer(),
      productName: Type.String(),
      productUrl: Type.String({ description: "empty when it is not sold separately" }),
      colourName: Type.String(),
      size: Type.String({ description: "empty when it has no size, or the customer picks it" }),
      imagePath: UrlOrPath,
      imageColour: Colour,
      canBeDeclined: Type.Optional(
        Type.Boolean({ description: "whether who orders the kit may do without it" }),
      ),
      replacedBy: Type.Optional(
        Type.Object(
          {
            productName: Type.String(),
            colourName: Type.String(),
            sizes: Type.Array(Type.String(), { description: "of the kit; empty: it has no sizes" }),
          },
          { description: "what an order of these sizes gets instead now, because this is out of stock" },
        ),
      ),
    }),
    { description: "the contents of the welcome kit; empty for every other product" },
  ),
  volumePrices: Type.Array(Type.Object({ fromQuantity: Type.Integer({ minimum: 2 }), unitPrice: Amount }), {
    description:
      "from so many units of the product in a cart, over all variants and sizes, a unit costs this, or its selling price where that is lower",
  }),
  sizeChart: Type.Union([
    Type.Object({
      columns: Type.Array(Type.String()),
      rows: Type.Array(Type.Array(Type.String())),
      howToMeasure: Type.String(),
    }),
    Type.Null(),
  ]),
  packageWeight: Type.Integer({ description: "grams" }),
  returnable: Type.Boolean(),
  inStock: Type.Boolean(),
  pageTitle: Type.String(),
  metaDescription: Type.String(),
  metaKeywords: Type.String(),
  productImages: Type.Array(UrlOrPath),
  productDetails: Type.Array(ProductDetail),
  translated: Translated,
});
export type Product = Static<typeof Product>;

export const CategoryView = NamedObject("CategoryView", {
  categoryName: Type.String(),
  categoryUrl: Type.String(),
  pageHeading: Type.String(),
  categoryDescription: Html,
  pageTitle: Type.String(),
  metaDescription: Type.String(),
  metaKeywords: Type.String(),
  translated: Translated,
});
export type CategoryView = Static<typeof CategoryView>;

const Link = { linkUrl: UrlOrPath, linkText: Type.String() };

export const HomeView = NamedObject("HomeView", {
  pageTitle: Type.String(),
  metaDescription: Type.String(),
  metaKeywords: Type.String(),
  pageHeading: Type.String(),
  categoryDescription: Html,
  tiles: Type.Array(
    Type.Object({
      ...Link,
      imageUrl: UrlOrPath,
      imageColour: Colour,
      alt: Type.String(),
      displayText: Type.String(),
      caption: Type.String(),
    }),
  ),
});
export type HomeView = Static<typeof HomeView>;

export const HomeSlide = NamedObject("HomeSlide", {
  ...Link,
  type: Type.String(),
  imageUrl: UrlOrPath,
  imageColour: Colour,
  imageWidth: Type.Integer({ description: "pixels of the original" }),
  imageHeight: Type.Integer(),
  alt: Type.String(),
  title: Type.String(),
  caption: Type.String(),
});
export type HomeSlide = Static<typeof HomeSlide>;

export const HomeSection = NamedObject("HomeSection", {
  displayHeading: Type.String(),
  products: Type.Array(ProductCard),
});
export type HomeSection = Static<typeof HomeSection>;

const MenuLink = { menuName: Type.String(), menuLink: UrlOrPath };
export const HeaderMenu = NamedObject("HeaderMenu", {
  ...MenuLink,
  headerMenus: Type.Array(Type.Object(MenuLink)),
});
export type HeaderMenu = Static<typeof HeaderMenu>;

export const CurrencyRate = NamedObject("CurrencyRate", {
  currencyCode: Type.String(),
  currencyRate: Type.Number({ description: "amounts in the base currency are divided by it" }),
  currencySymbol: Type.String(),
  currencyName: Type.String(),
});
export type CurrencyRate = Static<typeof CurrencyRate>;

export const ServiceLocation = NamedObject("ServiceLocation", {
  id: Type.Integer(),
  name: Type.String(),
  deliveryCharge: Amount,
  isRestOfWorld: Type.Boolean(),
  shippingCharges: Type.Array(
    Type.Object({
      weightFrom: Type.Integer({ description: "grams, inclusive" }),
      weightTo: Type.Integer({ description: "grams, inclusive" }),
      deliveryCharge: Amount,
    }),
  ),
});
export type ServiceLocation = Static<typeof ServiceLocation>;

export const OfficeLocation = NamedObject("OfficeLocation", { id: Type.Integer(), name: Type.String() });
export type OfficeLocation = Static<typeof OfficeLocation>;
