import { paiseToRupees } from "../money/money.ts";
import type { ContentRows } from "./catalog.store.ts";
import { imagePath } from "./catalog-views.ts";
import { safeHtml } from "./safe-html.ts";

export const categoryView = (row: ContentRows["categories"][number]) => ({
  categoryName: row.name,
  categoryUrl: row.slug,
  pageHeading: row.page_heading,
  categoryDescription: safeHtml(row.description_html),
  pageTitle: row.page_title || row.name,
  metaDescription: row.meta_description,
  metaKeywords: row.meta_keywords,
});

export const slideView = (row: ContentRows["slides"][number]) => ({
  type: row.type,
  imageUrl: imagePath(row.image_id, row.slug),
  imageColour: row.colour,
  alt: row.alt,
  title: row.title,
  caption: row.caption,
  linkUrl: row.link_url,
  linkText: row.link_text,
});

export const homeView = ({ home, tiles }: ContentRows) => ({
  pageTitle: home?.page_title ?? "",
  metaDescription: home?.meta_description ?? "",
  metaKeywords: home?.meta_keywords ?? "",
  pageHeading: home?.page_heading ?? "",
  categoryDescription: safeHtml(home?.category_description ?? ""),
  tiles: tiles.map((tile) => ({
    imageUrl: imagePath(tile.image_id, tile.slug),
    imageColour: tile.colour,
    alt: tile.alt,
    displayText: tile.display_text,
    caption: tile.caption,
    linkUrl: tile.link_url,
    linkText: tile.link_text,
  })),
});

export const staticPageView = (row: ContentRows["staticPages"][number]) => ({
  name: row.name,
  heading: row.heading,
  html: safeHtml(row.html),
  inFooter: row.in_footer,
  inMenu: row.in_menu,
});

export const menuView = (item: ContentRows["menus"][number], all: ContentRows["menus"]) => ({
  menuName: item.name,
  menuLink: item.link,
  headerMenus: all
    .filter((child) => child.parent_id === item.menu_item_id)
    .map((child) => ({ menuName: child.name, menuLink: child.link })),
});

export const locationView = (row: ContentRows["locations"][number], bands: ContentRows["bands"]) => ({
  id: row.service_location_id,
  name: row.name,
  deliveryCharge: paiseToRupees(row.delivery_charge_paise),
  isRestOfWorld: row.is_rest_of_world,
  shippingCharges: bands
    .filter((band) => band.service_location_id === row.service_location_id)
    .map((band) => ({
      weightFrom: band.weight_from_grams,
      weightTo: band.weight_to_grams,
      deliveryCharge: paiseToRupees(band.charge_paise),
    })),
});
