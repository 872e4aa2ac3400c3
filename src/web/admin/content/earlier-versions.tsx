import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ContentDetails } from "../../../contract/admin/content.ts";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { formatDateTime } from "../words/format.ts";

/** Every published version stays, and can become the draft again. */
export function VersionHistory({
  edited: { id: kind, version, earlierVersions },
}: {
  edited: ContentDetails;
}) {
  const { isBusy, run } = useAction();
  return (
    <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
      {earlierVersions.map(({ id, publishedAt, publishedBy }, at) => (
        <Box component="li" key={id} sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          <span>
            {`${
              publishedBy
                ? `${formatDateTime(publishedAt)}, ${publishedBy}`
                : t("As it was before {publishedAt}", { publishedAt: formatDateTime(publishedAt) })
            }${at === 0 ? t(" (on the shop now)") : ""}`}
          </span>
          <Button
            size="small"
            disabled={isBusy}
            aria-label={t("Make the version of {publishedAt} the draft ({id})", {
              publishedAt: formatDateTime(publishedAt),
              id,
            })}
            onClick={() =>
              void run(
                () =>
                  api.call("POST /api/admin/content/{kind}/restore", {
                    params: { kind },
                    body: { version, id },
                  }),
                t("It is the draft now; publish it to have it on the shop"),
              )
            }
          >
            {t("Make it the draft")}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
