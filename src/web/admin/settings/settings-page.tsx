import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { Title, useLocation } from "react-admin";
import type { SettingsState } from "../../../contract/admin/settings.ts";
import { t } from "../../../platform/language/t.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { api } from "../calls/api.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { baseCurrency } from "../words/format.ts";
import { noteOfferedTags } from "../words/language-names.ts";
import { MailServerCard } from "./mail-server-card.tsx";
import { settingGroups } from "./setting-fields.ts";
import { SettingsCard } from "./settings-card.tsx";

/** Everything about the store itself that staff may change, in cards that are saved one by one. */
export function SettingsPage() {
  const { response, problem } = useResponse("GET /api/admin/settings", noOptions);
  const [saved, setSaved] = useState<SettingsState>();
  const currencies = useCurrencyCodes();
  const state = saved ?? response;
  useCardOfUrl(state !== undefined);
  function show(saved: SettingsState) {
    // Before the cards are shown again: their fields follow it.
    noteOfferedTags(saved.settings.languages);
    setSaved(saved);
    // Amounts and labels of every screen are in the base currency that the page was loaded with.
    if (saved.settings.baseCurrency !== baseCurrency) location.reload();
  }
  const load = async () => show(await api.call("GET /api/admin/settings", {}));
  if (problem) throw problem;
  return (
    <Box sx={{ maxWidth: 720, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title={t("Settings")} />
      <Typography variant="h5" component="h2">
        {t("The store itself")}
      </Typography>
      {!state && <Typography role="status">{t("Loading…")}</Typography>}
      {state && (
        <>
          <Contents />
          {settingGroups.map((group) => (
            <SettingsCard
              key={group.id}
              group={group}
              state={state}
              currencies={currencies}
              onSaved={show}
              load={load}
            />
          ))}
          <MailServerCard state={state} onSaved={setSaved} load={load} />
          <FeedCard />
        </>
      )}
    </Box>
  );
}

/** A link such as `#/settings?card=mail-server` opens that card: it is scrolled to, and its first input has the focus. */
function useCardOfUrl(isLoaded: boolean) {
  const card = new URLSearchParams(useLocation().search).get("card");
  useEffect(() => {
    const element = isLoaded && card ? document.getElementById(card) : null;
    element?.scrollIntoView();
    element?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
  }, [isLoaded, card]);
}

const sections = [
  ...settingGroups,
  { id: "mail-server", title: t("Mail server") },
  { id: "feeds", title: t("Feeds") },
];

/** What other programs read of the shop. */
const FeedCard = () => (
  <Box id="feeds" sx={{ scrollMarginTop: 64 }}>
    <SectionCard title={t("Feeds")} level={3}>
      <Typography>
        <Sentence
          text="Google Merchant Center reads your products from <feed>{url}</feed>: every SKU in the shop, with price, stock, SKU code and GTIN."
          values={{ url: `${location.origin}/google-merchant.xml` }}
          elements={{
            feed: (words) => (
              <Link href="/google-merchant.xml" sx={{ overflowWrap: "anywhere" }}>
                {words}
              </Link>
            ),
          }}
        />
      </Typography>
    </SectionCard>
  </Box>
);

/** The admin's own URL is behind the #, so a link to a card scrolls instead. */
const Contents = () => (
  <Box
    component="nav"
    aria-label={t("Settings")}
    sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.5 }}
  >
    {sections.map(({ id, title }) => (
      <Link
        key={id}
        component="button"
        type="button"
        variant="body2"
        sx={{ py: 0.5 }}
        onClick={() => document.getElementById(id)?.scrollIntoView()}
      >
        {title}
      </Link>
    ))}
  </Box>
);

const firstPage = { query: { page: 1, perPage: 100, sort: "position", order: "asc" } } as const;

/** The codes of the currencies that the store has, in the order of the shop's list. */
function useCurrencyCodes(): readonly string[] {
  const { response } = useResponse("GET /api/admin/currency-rates", firstPage);
  return response?.rows.map(({ id }) => id) ?? [];
}
