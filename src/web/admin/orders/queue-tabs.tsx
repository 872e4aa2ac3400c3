import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useEffect, useEffectEvent } from "react";
import { useListContext, useUnselectAll } from "react-admin";
import type { OrderQueue } from "../../../orders/order/order-queue.ts";
import { t } from "../../../platform/language/t.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { locale } from "../words/format.ts";

const tabs: readonly (readonly [OrderQueue, string])[] = [
  ["pay", t("To pay")],
  ["confirm", t("To confirm")],
  ["decide", t("To decide")],
  ["pack", t("To pack")],
  ["send", t("To send")],
  ["way", t("On the way")],
];

/** The list of one queue, the oldest order first. */
export const queueUrl = (queue: OrderQueue): string =>
  `/orders?${new URLSearchParams({ filter: JSON.stringify({ queue }), sort: "placedAt", order: "ASC", page: "1", perPage: "50" })}`;
const allOrdersUrl = `/orders?${new URLSearchParams({ filter: "{}", sort: "placedAt", order: "DESC", page: "1", perPage: "25" })}`;

/** What the orders wait for, with how many. */
export function QueueTabs() {
  const { filterValues, data } = useListContext();
  const { response: counts, load } = useResponse("GET /api/admin/order-queues", noOptions);
  const queue: OrderQueue | undefined = filterValues?.queue;
  // Rare: the tab is there only when an order is in it.
  const shownTabs = tabs.filter(([id]) => id !== "decide" || queue === id || (counts?.decide ?? 0) > 0);
  const unselect = useEffectEvent(useUnselectAll("orders"));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is ticked in one queue is not part of another
  useEffect(() => unselect(), [queue]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list was read anew, so the counts are old
  useEffect(() => void load(), [data, load]);
  return (
    // The tabs scroll: they never make the list wider than the screen.
    <Box sx={{ contain: "inline-size" }}>
      <Tabs
        value={queue ?? "all"}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t("What the orders wait for")}
        sx={{ borderBottom: 1, borderColor: "divider", mb: 1 }}
      >
        <Tab component="a" href={`#${allOrdersUrl}`} value="all" label={t("All")} />
        {shownTabs.map(([id, label]) => (
          <Tab
            key={id}
            component="a"
            href={`#${queueUrl(id)}`}
            value={id}
            label={counts ? `${label} (${counts[id].toLocaleString(locale)})` : label}
          />
        ))}
      </Tabs>
    </Box>
  );
}
