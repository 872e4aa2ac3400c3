import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { slugOfName } from "../../../catalogue/slug/slug.ts";
import type { StaticPage } from "../../../contract/admin/content.ts";
import { t } from "../../../platform/language/t.ts";
import { RichText } from "../inputs/rich-text/lazy-rich-text.tsx";
import { TranslatedPart } from "../translations/translated-parts.tsx";
import { ContentTextField, FieldStack } from "./content-text-field.tsx";

interface StaticPageFieldsProps {
  readonly page: StaticPage;
  readonly onChange: (page: StaticPage) => void;
}

/** A text page that staff added: what it is called, where it is, and its text. */
export const StaticPageFields = ({ page, onChange }: StaticPageFieldsProps) => (
  <FieldStack>
    <ContentTextField
      label={t("Name in menu and footer")}
      maxLength={60}
      value={page.name}
      onChange={(name) => onChange({ ...page, name })}
    />
    <ContentTextField
      label={t("URL path: /{slug}", { slug: page.slug })}
      maxLength={120}
      value={page.slug}
      isInvalid={slugOfName(page.slug) !== page.slug || page.slug === ""}
      onChange={(typed) => onChange({ ...page, slug: typed.toLowerCase().replace(/[^a-z0-9]+/g, "-") })}
    />
    <ContentTextField
      label={t("Heading")}
      maxLength={200}
      value={page.heading}
      onChange={(heading) => onChange({ ...page, heading })}
    />
    <RichText
      label={t("Text of the page")}
      html={page.html}
      rows={14}
      onChange={(html) => onChange({ ...page, html })}
    />
    <div>
      <FormControlLabel
        label={t("In the footer")}
        control={
          <Checkbox
            checked={page.inFooter}
            onChange={({ target }) => onChange({ ...page, inFooter: target.checked })}
          />
        }
      />
      <FormControlLabel
        label={t("In the menu")}
        control={
          <Checkbox
            checked={page.inMenu}
            onChange={({ target }) => onChange({ ...page, inMenu: target.checked })}
          />
        }
      />
    </div>
    <TranslatedPart
      part={page}
      set={onChange}
      texts={[
        { name: "name", label: t("Name in menu and footer"), maxLength: 60 },
        { name: "heading", label: t("Heading"), maxLength: 200 },
        { name: "html", label: t("Text of the page") },
      ]}
    />
  </FieldStack>
);
