import { t } from "../../../platform/language/t.ts";
import { browserStorage } from "./browser-storage.ts";

/** The list of the privacy policy: what the store saves in a browser, why, and until when. */
export function BrowserStorageTable() {
  return (
    <table className="text-sm">
      <caption className="sr-only">{t("What stays in your browser")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("What")}</th>
          <th scope="col">{t("What for")}</th>
          <th scope="col" className="max-sm:hidden">
            {t("Until")}
          </th>
        </tr>
      </thead>
      <tbody>
        {browserStorage().map(({ what, why, until }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              {why}
              {/* A phone has no room for a third column. */}
              <span className="mt-1 block text-soft sm:hidden">{t("Until: {until}", { until })}</span>
            </td>
            <td className="max-sm:hidden">{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
