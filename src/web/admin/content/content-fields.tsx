import Typography from "@mui/material/Typography";
import { isStaticPage } from "../../../catalogue/content/content.ts";
import type { Content } from "../../../contract/admin/content.ts";
import { RichText } from "../inputs/rich-text/lazy-rich-text.tsx";
import { ContentTextField, FieldStack } from "./content-text-field.tsx";
import { GermanFields } from "./german-fields.tsx";
import { GroupFields } from "./group-fields.tsx";
import { MenuFields } from "./menu-fields.tsx";
import { PageTextField } from "./page-text-field.tsx";
import { SlideFields } from "./slide-fields.tsx";
import { SortableList } from "./sortable-list.tsx";
import { StaticPageFields } from "./static-page-fields.tsx";
import { TileFields } from "./tile-fields.tsx";

interface ContentFieldsProps {
  readonly content: Content;
  readonly onChange: (content: Content) => void;
}

const blankImage = { imageId: "", alt: "", caption: "", linkUrl: "/", linkText: "" };
const blankSlide = { ...blankImage, type: "Slider", title: "", visibleFrom: null, visibleTo: null };

/** The form fields of each kind of content. */
export function ContentFields({ content, onChange }: ContentFieldsProps) {
  switch (content.kind) {
    case "slides":
      return (
        <SortableList
          items={content.slides}
          onChange={(slides) => onChange({ ...content, slides })}
          getName={({ title }) => title || "the slide without a heading"}
          newItem={blankSlide}
          addLabel="Add a slide"
        >
          {(slide, change) => <SlideFields slide={slide} set={change} />}
        </SortableList>
      );
    case "tiles":
      return (
        <SortableList
          items={content.tiles}
          onChange={(tiles) => onChange({ ...content, tiles })}
          getName={({ displayText }) => displayText || "the tile without a heading"}
          newItem={{ ...blankImage, displayText: "" }}
          addLabel="Add a tile"
        >
          {(tile, change) => <TileFields tile={tile} set={change} />}
        </SortableList>
      );
    case "groups":
      return (
        <SortableList
          items={content.groups}
          onChange={(groups) => onChange({ ...content, groups })}
          getName={({ heading }) => heading || "the group without a heading"}
          newItem={{ heading: "", productIds: [] }}
          addLabel="Add a group"
        >
          {(group, change) => <GroupFields group={group} set={change} />}
        </SortableList>
      );
    case "menu":
      return (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            Without items here the shop shows its categories. Pages of yours that are “in the menu” follow at
            the end.
          </Typography>
          <SortableList
            items={content.menus}
            onChange={(menus) => onChange({ ...content, menus })}
            getName={({ name }) => name || "the item without a name"}
            newItem={{ name: "", link: "/", items: [] }}
            addLabel="Add an item"
          >
            {(menu, change) => <MenuFields menu={menu} set={change} />}
          </SortableList>
        </>
      );
    case "home-texts": {
      const textField = (
        name: Exclude<keyof typeof content, "kind" | "description" | "translations">,
        label: string,
        maxLength: number,
      ) => (
        <ContentTextField
          label={label}
          maxLength={maxLength}
          value={content[name]}
          onChange={(text) => onChange({ ...content, [name]: text })}
          isMultiline={maxLength > 200}
        />
      );
      return (
        <FieldStack>
          {textField("pageTitle", "Title of the page", 200)}
          {textField("metaDescription", "Description for search engines", 400)}
          {textField("metaKeywords", "Keywords", 400)}
          {textField("pageHeading", "Heading (read out, not seen)", 200)}
          <RichText
            label="Description, at the end of the page"
            html={content.description}
            onChange={(description) => onChange({ ...content, description })}
          />
          <GermanFields
            part={content}
            set={onChange}
            texts={[
              { name: "pageTitle", label: "Title of the page", maxLength: 200 },
              { name: "metaDescription", label: "Description for search engines", maxLength: 400 },
              { name: "metaKeywords", label: "Keywords", maxLength: 400 },
              { name: "pageHeading", label: "Heading", maxLength: 200 },
              { name: "description", label: "Description, at the end of the page" },
            ]}
          />
        </FieldStack>
      );
    }
    default:
      if (isStaticPage(content)) return <StaticPageFields page={content} onChange={onChange} />;
      return (
        <>
          <PageTextField
            kind={content.kind}
            html={content.html}
            onChange={(html) => onChange({ ...content, html })}
          />
          <GermanFields
            part={content}
            set={onChange}
            texts={[{ name: "html", label: "Text of the page" }]}
            note={content.html === null ? "Empty: the built-in German text." : undefined}
          />
        </>
      );
  }
}
