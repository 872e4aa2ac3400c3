import type { MetaFunction } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { ContentPage } from "../text-page/content-page.tsx";
import { pageTextLoader } from "../text-page/page-text-loader.ts";
import { textPageMeta } from "../text-page/text-page-meta.ts";
import { privacyPolicy } from "./privacy-policy-text.tsx";

export const loader = pageTextLoader("privacy-policy");

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  textPageMeta(
    {
      title: "Privacy Policy",
      translatedTitle: t("Privacy Policy"),
      path: "/company/privacy-policy",
      description:
        "What this store keeps about you, why, who sees it, and how to have it corrected or deleted.",
      translatedDescription: t(
        "What this store keeps about you, why, who sees it, and how to have it corrected or deleted.",
      ),
    },
    loaderData,
    matches,
  );

export default function PrivacyPolicy() {
  const { config } = useStoreData();
  return (
    <ContentPage
      title="Privacy Policy"
      translatedTitle={t("Privacy Policy")}
      lead={t("What we keep, why, and for how long.")}
      validSince={t(
        "In force from 21 November 2026. When we change it, this page says so and the date changes.",
      )}
      sections={privacyPolicy(config)}
    />
  );
}
