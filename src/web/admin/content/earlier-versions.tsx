import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { EditedContent } from "../../../contract/admin/content.ts";
import { onTheClock } from "../amount.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";

/** What was published before can be made the draft again: nothing that was on the shop is lost. */
export function EarlierVersions({ edited: { id: kind, version, mayRestore } }: { edited: EditedContent }) {
  const { isBusy, take } = useStep();
  return (
    <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
      {mayRestore.map(({ id, publishedAt, publishedBy }, at) => (
        <Box component="li" key={id} sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          <span>
            {publishedBy
              ? `${onTheClock(publishedAt)}, ${publishedBy}`
              : `As it was before ${onTheClock(publishedAt)}`}
            {at === 0 && " (on the shop now)"}
          </span>
          <Button
            size="small"
            disabled={isBusy}
            aria-label={`Make the version of ${onTheClock(publishedAt)} the draft (${id})`}
            onClick={() =>
              void take(
                () =>
                  api.call("POST /api/admin/content/{kind}/restore", {
                    params: { kind },
                    body: { version, id },
                  }),
                "It is the draft now; publish it to have it on the shop",
              )
            }
          >
            Make it the draft
          </Button>
        </Box>
      ))}
    </Box>
  );
}
