import { t } from "../../../platform/language/t.ts";
import { CsvExport } from "../actions/csv-export.tsx";
import { api } from "../calls/api.ts";

export const MemberCsvExport = () => (
  <CsvExport
    name="members"
    load={(query) => api.call("GET /api/admin/members/export", { query })}
    moreText={(lines) =>
      t(
        "The file has the first {lines} members and there are more: narrow the list, by office for example, and export the rest.",
        { lines },
      )
    }
  />
);
