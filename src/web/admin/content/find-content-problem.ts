import { isLink, isStaticPage } from "../../../catalogue/content/content.ts";
import { slugOfName } from "../../../catalogue/slug/slug.ts";
import type { Content } from "../../../contract/admin/content.ts";
import { t } from "../../../platform/language/t.ts";

/** Why the content cannot be saved as it is. Undefined: it can be saved. The server checks again. */
export function findContentProblem(content: Content): string | undefined {
  if ("slides" in content && content.slides.some(({ imageId }) => !imageId))
    return t("A slide has no image.");
  if ("tiles" in content && content.tiles.some(({ imageId }) => !imageId)) return t("A tile has no image.");
  if ("groups" in content && content.groups.some(({ heading }) => !heading))
    return t("A group has no heading.");
  if (isStaticPage(content)) {
    if (!content.name.trim() || !content.heading.trim()) return t("The page needs a name and a heading.");
    if (slugOfName(content.slug) !== content.slug || !content.slug)
      return t("A URL path is small letters, digits and dashes, such as care-of-goods.");
  }
  if (menuNames(content).some((name) => !name)) return t("An item of the menu has no name.");
  const invalidLink = contentLinks(content).find((link) => !isLink(link));
  if (invalidLink === "") return t("A link is missing.");
  return (
    invalidLink &&
    t("{invalidLink} is neither a path of this shop (/bags) nor an https URL.", { invalidLink })
  );
}

const menuNames = (content: Content): string[] =>
  "menus" in content
    ? content.menus.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)])
    : [];

function contentLinks(content: Content): string[] {
  if ("slides" in content) return content.slides.map(({ linkUrl }) => linkUrl);
  if ("tiles" in content) return content.tiles.map(({ linkUrl }) => linkUrl);
  if ("menus" in content)
    return content.menus.flatMap(({ link, items }) => [link, ...items.map((item) => item.link)]);
  return [];
}
