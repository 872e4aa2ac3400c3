import { FormTab, useInput } from "react-admin";
import { useWatch } from "react-hook-form";
import type { ProductInput } from "../../../contract/admin/products.ts";
import { t } from "../../../platform/language/t.ts";
import { LanguagePanel } from "../translations/language-panel.tsx";
import { MissingCount } from "../translations/language-sections.tsx";
import {
  missingIn,
  type TextsByLanguage,
  type TranslatedField,
  withText,
  withTexts,
} from "../translations/translated-field.ts";
import { languageName, offeredTags } from "../words/language-names.ts";
import { sizeChartFields } from "./translated-size-chart.ts";
import { isSpecificationMissing, TranslatedSpecification } from "./translated-specification.tsx";

const texts = [
  { name: "name", label: t("Name"), maxLength: 200 },
  { name: "shortDescription", label: t("Short description"), rows: 3 },
  { name: "description", label: t("Description"), rows: 8 },
  { name: "disclaimer", label: t("Disclaimer"), rows: 2 },
  { name: "pageTitle", label: t("Page title"), maxLength: 200 },
  { name: "metaDescription", label: t("Description for search engines"), maxLength: 500 },
  { name: "metaKeywords", label: t("Keywords"), maxLength: 500 },
] as const;

const missingOf = (product: Partial<ProductInput>, language: string): number => {
  const written = product.translations?.[language] ?? {};
  return missingIn(fieldsOf(product), written) + (isSpecificationMissing(product, written) ? 1 : 0);
};

/** The tabs of a product's texts, one for each language of the shop beside English. Those of its colours and images are beside these. */
export const translationTabs = () =>
  offeredTags().map((tag) => (
    <FormTab key={tag} label={<TabLabel language={tag} />} path={tag}>
      <TranslatedProductTexts language={tag} />
    </FormTab>
  ));

const fieldsOf = (product: Partial<ProductInput>): readonly TranslatedField[] => [
  ...texts.map((text) => ({ ...text, own: product[text.name] ?? "" })),
  ...sizeChartFields(product.sizeChart ?? null),
];

function TabLabel({ language }: { language: string }) {
  const product = useWatch<ProductInput>() as Partial<ProductInput>;
  return (
    <span>
      <span>{t("In {language}", { language: languageName(language) })}</span>
      <MissingCount count={missingOf(product, language)} />
    </span>
  );
}

function TranslatedProductTexts({ language }: { language: string }) {
  const product = useWatch<ProductInput>() as Partial<ProductInput>;
  const { field } = useInput<TextsByLanguage>({ source: "translations", defaultValue: {} });
  const translations: TextsByLanguage = field.value ?? {};
  const written = translations[language] ?? {};
  return (
    <LanguagePanel
      language={language}
      fields={fieldsOf(product)}
      texts={written}
      onText={(text, typed) => field.onChange(withText(translations, language, text, typed))}
    >
      <TranslatedSpecification
        language={language}
        own={product.specification ?? []}
        texts={written}
        onTexts={(changed) => field.onChange(withTexts(translations, language, changed))}
      />
    </LanguagePanel>
  );
}
