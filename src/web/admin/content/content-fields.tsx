import type { Content } from "../../../contract/admin/content.ts";
import { GroupFields } from "./group-fields.tsx";
import { MenuFields } from "./menu-fields.tsx";
import { Ordered } from "./ordered.tsx";
import { PageWords } from "./page-words.tsx";
import { SlideFields } from "./slide-fields.tsx";
import { TileFields } from "./tile-fields.tsx";
import { FieldStack, Words } from "./words.tsx";

interface ContentFieldsProps {
  readonly content: Content;
  readonly set: (content: Content) => void;
}

const blankPicture = { imageId: "", alt: "", caption: "", linkUrl: "/", linkText: "" };
const blankSlide = { ...blankPicture, type: "Slider", title: "", visibleFrom: null, visibleTo: null };

/** The fields of a piece of content, by its kind. */
export function ContentFields({ content, set }: ContentFieldsProps) {
  switch (content.kind) {
    case "slides":
      return (
        <Ordered
          items={content.slides}
          set={(slides) => set({ ...content, slides })}
          nameOf={({ title }) => title || "the slide without a heading"}
          blank={blankSlide}
          add="Add a slide"
        >
          {(slide, change) => <SlideFields slide={slide} set={change} />}
        </Ordered>
      );
    case "tiles":
      return (
        <Ordered
          items={content.tiles}
          set={(tiles) => set({ ...content, tiles })}
          nameOf={({ displayText }) => displayText || "the tile without a heading"}
          blank={{ ...blankPicture, displayText: "" }}
          add="Add a tile"
        >
          {(tile, change) => <TileFields tile={tile} set={change} />}
        </Ordered>
      );
    case "groups":
      return (
        <Ordered
          items={content.groups}
          set={(groups) => set({ ...content, groups })}
          nameOf={({ heading }) => heading || "the group without a heading"}
          blank={{ heading: "", productIds: [] }}
          add="Add a group"
        >
          {(group, change) => <GroupFields group={group} set={change} />}
        </Ordered>
      );
    case "menu":
      return (
        <Ordered
          items={content.menus}
          set={(menus) => set({ ...content, menus })}
          nameOf={({ name }) => name || "the item without a name"}
          blank={{ name: "", link: "/", items: [] }}
          add="Add an item"
        >
          {(menu, change) => <MenuFields menu={menu} set={change} />}
        </Ordered>
      );
    case "home-texts": {
      const words = (name: Exclude<keyof typeof content, "kind">, label: string, longest: number) => (
        <Words
          label={label}
          longest={longest}
          value={content[name]}
          set={(text) => set({ ...content, [name]: text })}
          isLong={longest > 200}
        />
      );
      return (
        <FieldStack>
          {words("pageTitle", "Title of the page", 200)}
          {words("metaDescription", "Description for search engines", 400)}
          {words("metaKeywords", "Keywords", 400)}
          {words("pageHeading", "Heading (read out, not seen)", 200)}
          {words("description", "Description (HTML)", 20_000)}
        </FieldStack>
      );
    }
    default:
      return <PageWords kind={content.kind} html={content.html} set={(html) => set({ ...content, html })} />;
  }
}
