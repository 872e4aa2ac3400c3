import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { t } from "../../../platform/language/t.ts";
import { useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { packingUrl } from "./packing-tabs.tsx";

const first = { page: 1, perPage: 1, order: "asc" } as const;
const toPack = { query: { ...first, sort: "placedAt", queue: "pack" } } as const;
const toSend = { query: { ...first, sort: "placedAt", queue: "send" } } as const;
const toCome = { query: { ...first, sort: "backBy" } } as const;

/** The first screen of whoever packs: how much there is to do, and the way there. */
export function PackingToday() {
  const pack = useResponse("GET /api/admin/packing", toPack);
  const send = useResponse("GET /api/admin/packing", toSend);
  const exchanges = useResponse("GET /api/admin/packing-exchanges", toCome);
  const problem = pack.problem ?? send.problem ?? exchanges.problem;
  const [packs, sends, comes] = [pack, send, exchanges].map(({ response }) => response?.total ?? 0);
  const isRead = pack.response && send.response && exchanges.response;
  const links: readonly (readonly [string, string])[] = [
    [
      packingUrl("pack"),
      t("{count, plural, one {# order to pack} other {# orders to pack}}", { count: packs ?? 0 }),
    ],
    [
      packingUrl("send"),
      t("{count, plural, one {# order to send} other {# orders to send}}", { count: sends ?? 0 }),
    ],
    [
      "/packing-exchanges",
      t("{count, plural, one {# exchange to come} other {# exchanges to come}}", { count: comes ?? 0 }),
    ],
  ];
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 760, py: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography variant="h5" component="h2">
        {t("Today")}
      </Typography>
      <SectionCard title={t("What is to be done")}>
        {problem && (
          <Typography role="alert" color="error">
            {t("The figures could not be read: {message}", { message: problem.message })}
          </Typography>
        )}
        {!isRead && !problem && <Typography role="status">{t("Loading…")}</Typography>}
        {isRead &&
          links.map(([url, label]) => (
            <Box key={url} sx={{ py: 0.75 }}>
              <Link href={`#${url}`}>{label}</Link>
            </Box>
          ))}
      </SectionCard>
    </Box>
  );
}
