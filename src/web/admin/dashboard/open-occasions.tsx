import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { t } from "../../../platform/language/t.ts";
import { useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatFullDay } from "../words/format.ts";

const openOnes = { query: { state: "open", sort: "opensOn", order: "desc", page: 1, perPage: 50 } } as const;

/** The first screen of the people team: which occasions are open, and the way to their boards and to the members. */
export function OpenOccasions() {
  const { response, problem } = useResponse("GET /api/admin/occasions", openOnes);
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 760, py: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography variant="h5" component="h2">
        {t("Today")}
      </Typography>
      <SectionCard title={t("Open occasions")}>
        {problem && (
          <Typography role="alert" color="error">
            {t("The occasions could not be read: {message}", { message: problem.message })}
          </Typography>
        )}
        {!response && !problem && <Typography role="status">{t("Loading…")}</Typography>}
        {response?.rows.length === 0 && <Typography>{t("No occasion is open just now.")}</Typography>}
        {response?.rows.map(({ id, name, claimed, closesOn }) => (
          <Box key={id} sx={{ py: 0.75 }}>
            <Link href={`#/occasions/${id}/show`}>{name}</Link>
            <Typography variant="body2" color="textSecondary">
              {[
                t("{claimed, plural, one {# kit} other {# kits}} claimed", { claimed }),
                closesOn ? t("closes on {day}", { day: formatFullDay(closesOn) }) : "",
              ]
                .filter(Boolean)
                .join(" · ")}
            </Typography>
          </Box>
        ))}
      </SectionCard>
      <SectionCard title={t("Members")}>
        <Link href="#/members">{t("All members")}</Link>
        <Box sx={{ mt: 1 }}>
          <Link href="#/member-imports/create">{t("Import members")}</Link>
        </Box>
      </SectionCard>
    </Box>
  );
}
