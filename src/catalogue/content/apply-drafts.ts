import type { Content, StaticPage } from "../../contract/admin/content.ts";
import type { CatalogueRows } from "../snapshot/catalogue-snapshot.ts";
import type { PreviewImage } from "./content.store.ts";
import { isStaticPage, staticPageId } from "./content.ts";

/**
 * The catalogue's rows as if every draft were published now. Slides of a draft are shown whatever their
 * times.
 */
export const applyDrafts = (
  rows: CatalogueRows,
  drafts: readonly Content[],
  images: ReadonlyMap<string, PreviewImage>,
): CatalogueRows => drafts.reduce((applied, draft) => applyDraft(applied, draft, images), rows);

function applyDraft(
  rows: CatalogueRows,
  draft: Content,
  images: ReadonlyMap<string, PreviewImage>,
): CatalogueRows {
  switch (draft.kind) {
    case "slides":
      return {
        ...rows,
        slides: draft.slides.flatMap((slide, position) => {
          const image = images.get(slide.imageId);
          return image
            ? [
                {
                  ...image,
                  slide_id: position,
                  type: slide.type,
                  alt: slide.alt,
                  title: slide.title,
                  caption: slide.caption,
                  link_url: slide.linkUrl,
                  link_text: slide.linkText,
                  visible_from: null,
                  visible_to: null,
                  position,
                  translations: slide.translations ?? {},
                },
              ]
            : [];
        }),
      };
    case "tiles":
      return {
        ...rows,
        tiles: draft.tiles.flatMap((tile, position) => {
          const image = images.get(tile.imageId);
          return image
            ? [
                {
                  ...image,
                  home_tile_id: position,
                  alt: tile.alt,
                  display_text: tile.displayText,
                  caption: tile.caption,
                  link_url: tile.linkUrl,
                  link_text: tile.linkText,
                  position,
                  translations: tile.translations ?? {},
                },
              ]
            : [];
        }),
      };
    case "groups":
      return {
        ...rows,
        sections: draft.groups.map(({ heading, translations = {} }, position) => ({
          home_section_id: position,
          display_heading: heading,
          position,
          translations,
        })),
        sectionProducts: draft.groups.flatMap(({ productIds }, home_section_id) =>
          productIds.map((product_id, position) => ({ home_section_id, product_id, position })),
        ),
      };
    case "menu":
      return { ...rows, menus: menuRows(draft.menus) };
    case "home-texts":
      return {
        ...rows,
        home: {
          only_row: true,
          page_title: draft.pageTitle,
          meta_description: draft.metaDescription,
          meta_keywords: draft.metaKeywords,
          page_heading: draft.pageHeading,
          category_description: draft.description,
          translations: draft.translations ?? {},
        },
      };
    default: {
      if (isStaticPage(draft)) return { ...rows, ...withStaticPage(rows, draft) };
      const others = rows.pageTexts.filter(({ page }) => page !== draft.kind);
      return {
        ...rows,
        pageTexts: [
          ...others,
          { page: draft.kind, html: draft.html, translations: draft.translations ?? {} },
        ],
      };
    }
  }
}

/** The page as if it were published: its earlier path leads nowhere. */
function withStaticPage(rows: CatalogueRows, draft: StaticPage): Pick<CatalogueRows, "staticPages"> {
  const id = staticPageId(draft.kind) ?? 0;
  const { name, slug, heading, html, inFooter, inMenu, translations = {} } = draft;
  const others = rows.staticPages.filter(({ static_page_id }) => static_page_id !== id);
  return {
    staticPages: [
      ...others,
      { static_page_id: id, name, slug, heading, html, in_footer: inFooter, in_menu: inMenu, translations },
    ].toSorted((one, other) => one.static_page_id - other.static_page_id),
  };
}

function menuRows(menus: Extract<Content, { kind: "menu" }>["menus"]): CatalogueRows["menus"] {
  let menu_item_id = 0;
  return menus.flatMap(({ name, link, items, translations = {} }, position) => {
    const parent_id = ++menu_item_id;
    return [
      { menu_item_id: parent_id, parent_id: null, name, link, position, translations },
      ...items.map((item, itemPosition) => ({
        name: item.name,
        link: item.link,
        translations: item.translations ?? {},
        menu_item_id: ++menu_item_id,
        parent_id,
        position: itemPosition,
      })),
    ];
  });
}
