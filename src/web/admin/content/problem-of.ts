import type { Content } from "../../../contract/admin/content.ts";
import { isLink } from "../../../features/content/content.ts";

/** Why a piece cannot be kept as it is typed, in words; undefined: it can. The server looks again. */
export function problemOf(content: Content): string | undefined {
  if ("slides" in content && content.slides.some(({ imageId }) => !imageId)) return "A slide has no picture.";
  if ("tiles" in content && content.tiles.some(({ imageId }) => !imageId)) return "A tile has no picture.";
  if ("groups" in content && content.groups.some(({ heading }) => !heading)) return "A group has no heading.";
  if (namesOf(content).some((name) => !name)) return "An item of the menu has no name.";
  const wrong = linksOf(content).find((link) => !isLink(link));
  if (wrong === "") return "A link is missing.";
  return wrong && `${wrong} is no address of this shop (/bags) and no https address.`;
}

const namesOf = (content: Content): string[] =>
  "menus" in content
    ? content.menus.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)])
    : [];

function linksOf(content: Content): string[] {
  if ("slides" in content) return content.slides.map(({ linkUrl }) => linkUrl);
  if ("tiles" in content) return content.tiles.map(({ linkUrl }) => linkUrl);
  if ("menus" in content)
    return content.menus.flatMap(({ link, items }) => [link, ...items.map((item) => item.link)]);
  return [];
}
