import { t } from "../../../platform/language/t.ts";
import { CsvExport } from "../actions/csv-export.tsx";
import { api } from "../calls/api.ts";

export const ProductCsvExport = () => (
  <CsvExport
    name="products"
    load={(query) => api.call("GET /api/admin/products/export", { query })}
    moreText={(lines) =>
      t(
        "The file has the first {lines} lines and there are more: narrow the list, by category for example, and export the rest.",
        { lines },
      )
    }
  />
);
