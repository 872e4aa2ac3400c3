import { t } from "../../../platform/language/t.ts";
/** Says that the page shows drafts, with a link that ends the preview. */
export default function PreviewBar() {
  return (
    <aside
      aria-label={t("Preview")}
      className="fixed inset-x-0 bottom-0 z-50 bg-ink px-4 py-2 text-center text-sm text-paper print:hidden"
    >
      {t("Preview: this shows drafts, which buyers do not see.")}{" "}
      <a href="/preview/end" className="underline underline-offset-4">
        {t("Back to the shop as it is")}
      </a>
    </aside>
  );
}
