import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { t } from "../../../platform/language/t.ts";

type PackingTab = "exchanges" | "pack" | "send";

/** The list of what is to be packed or sent, the oldest order first. */
export const packingUrl = (queue: "pack" | "send"): string =>
  `/packing?${new URLSearchParams({ filter: JSON.stringify({ queue }), sort: "placedAt", order: "ASC", page: "1", perPage: "50" })}`;

const tabs: readonly (readonly [PackingTab, string, string])[] = [
  ["pack", t("To pack"), packingUrl("pack")],
  ["send", t("To send"), packingUrl("send")],
  ["exchanges", t("Exchanges to come"), "/packing-exchanges"],
];

/** The three lists of whoever packs. */
export const PackingTabs = ({ shown }: { shown: PackingTab }) => (
  <Box sx={{ contain: "inline-size" }}>
    <Tabs
      value={shown}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t("What is to be done")}
      sx={{ borderBottom: 1, borderColor: "divider", mb: 1 }}
    >
      {tabs.map(([id, label, url]) => (
        <Tab key={id} component="a" href={`#${url}`} value={id} label={label} />
      ))}
    </Tabs>
  </Box>
);
