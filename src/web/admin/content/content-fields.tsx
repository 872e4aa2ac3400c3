import Typography from "@mui/material/Typography";
import { isStaticPage } from "../../../catalogue/content/content.ts";
import type { Content } from "../../../contract/admin/content.ts";
import { t } from "../../../platform/language/t.ts";
import { RichText } from "../inputs/rich-text/lazy-rich-text.tsx";
import { TranslatedPart } from "../translations/translated-parts.tsx";
import { languageName } from "../words/language-names.ts";
import { ContentTextField, FieldStack } from "./content-text-field.tsx";
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

/** Of a page without a text of staff. */
const builtInNote = (html: string | null) =>
  html === null
    ? (tag: string) => t("Empty: the built-in text in {tag}.", { tag: languageName(tag) })
    : undefined;

/** The form fields of each kind of content. */
export function ContentFields({ content, onChange }: ContentFieldsProps) {
  switch (content.kind) {
    case "slides":
      return (
        <SortableList
          items={content.slides}
          onChange={(slides) => onChange({ ...content, slides })}
          getName={({ title }) => title || t("the slide without a heading")}
          newItem={blankSlide}
          addLabel={t("Add a slide")}
        >
          {(slide, change) => <SlideFields slide={slide} set={change} />}
        </SortableList>
      );
    case "tiles":
      return (
        <SortableList
          items={content.tiles}
          onChange={(tiles) => onChange({ ...content, tiles })}
          getName={({ displayText }) => displayText || t("the tile without a heading")}
          newItem={{ ...blankImage, displayText: "" }}
          addLabel={t("Add a tile")}
        >
          {(tile, change) => <TileFields tile={tile} set={change} />}
        </SortableList>
      );
    case "groups":
      return (
        <SortableList
          items={content.groups}
          onChange={(groups) => onChange({ ...content, groups })}
          getName={({ heading }) => heading || t("the group without a heading")}
          newItem={{ heading: "", productIds: [] }}
          addLabel={t("Add a group")}
        >
          {(group, change) => <GroupFields group={group} set={change} />}
        </SortableList>
      );
    case "menu":
      return (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {t(
              "Without items here the shop shows its categories. Pages of yours that are “in the menu” follow at the end.",
            )}
          </Typography>
          <SortableList
            items={content.menus}
            onChange={(menus) => onChange({ ...content, menus })}
            getName={({ name }) => name || t("the item without a name")}
            newItem={{ name: "", link: "/", items: [] }}
            addLabel={t("Add an item")}
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
          {textField("pageTitle", t("Title of the page"), 200)}
          {textField("metaDescription", t("Description for search engines"), 400)}
          {textField("metaKeywords", t("Keywords"), 400)}
          {textField("pageHeading", t("Heading (read out, not seen)"), 200)}
          <RichText
            label={t("Description, at the end of the page")}
            html={content.description}
            onChange={(description) => onChange({ ...content, description })}
          />
          <TranslatedPart
            part={content}
            set={onChange}
            texts={[
              { name: "pageTitle", label: t("Title of the page"), maxLength: 200 },
              { name: "metaDescription", label: t("Description for search engines"), maxLength: 400 },
              { name: "metaKeywords", label: t("Keywords"), maxLength: 400 },
              { name: "pageHeading", label: t("Heading"), maxLength: 200 },
              { name: "description", label: t("Description, at the end of the page") },
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
          <TranslatedPart
            part={content}
            set={onChange}
            texts={[{ name: "html", label: t("Text of the page") }]}
            note={builtInNote(content.html)}
          />
        </>
      );
  }
}
