import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ScheduledChange } from "../../../contract/admin/scheduled-changes.ts";
import { t } from "../../../platform/language/t.ts";
import { Question } from "../actions/question.tsx";
import { formatBaseAmount, formatDateTime } from "../words/format.ts";

interface ScheduledChangeListProps {
  readonly changes: readonly ScheduledChange[];
  readonly isBusy: boolean;
  readonly onRemove: (change: ScheduledChange) => void;
}

/**
 * Scheduled changes, the next one first. To end a running price must be confirmed, because it changes the
 * shop at once.
 */
export function ScheduledChangeList({ changes, isBusy, onRemove }: ScheduledChangeListProps) {
  const [priceToEnd, setPriceToEnd] = useState<ScheduledChange>();
  if (changes.length === 0)
    return <Typography color="textSecondary">{t("Nothing is scheduled.")}</Typography>;
  return (
    <>
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
        {changes.map((change) => (
          <Box
            component="li"
            key={change.id}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              gap: 1,
              alignItems: "center",
              py: 0.75,
              borderBottom: 1,
              borderColor: "divider",
            }}
          >
            <Box sx={{ flex: "1 1 16rem" }}>{describeScheduledChange(change)}</Box>
            {change.state === "running" && (
              <Chip size="small" color="success" variant="outlined" label={t("running")} />
            )}
            <Button
              size="small"
              disabled={isBusy}
              aria-label={`${change.state === "running" ? t("End now") : t("Take back")}: ${describeScheduledChange(change)}`}
              onClick={() => (change.state === "running" ? setPriceToEnd(change) : onRemove(change))}
            >
              {change.state === "running" ? t("End now") : t("Take back")}
            </Button>
          </Box>
        ))}
      </Box>
      <Question
        isOpen={priceToEnd !== undefined}
        title={t("End this price now?")}
        content={t(
          "The price before returns at once, on the shop and for every order placed from now on. A price that was changed by hand meanwhile stays.",
        )}
        confirm={t("End it")}
        onConfirm={() => {
          if (priceToEnd) onRemove(priceToEnd);
          setPriceToEnd(undefined);
        }}
        onClose={() => setPriceToEnd(undefined)}
      />
    </>
  );
}

/** What a scheduled change does and when, in one sentence, in the reader's time zone. */
function describeScheduledChange(change: ScheduledChange): string {
  const from = formatDateTime(change.startsAt);
  if (change.kind === "publish") return t("In the shop from {from}", { from });
  if (change.kind === "withdraw") return t("Out of the shop from {from}", { from });
  const { webPrice, sellingPrice, returningPrice, colourName, endsAt } = change;
  const before =
    (webPrice ?? 0) > (sellingPrice ?? 0)
      ? t(", instead of {webPrice}", { webPrice: formatBaseAmount(webPrice ?? 0) })
      : "";
  const price = `${colourName ? `${colourName}: ` : ""}${formatBaseAmount(sellingPrice ?? 0)}${before}`;
  if (endsAt === null) return t("{price} from {from}, for good", { price, from });
  const back = returningPrice === null ? t("the price before") : formatBaseAmount(returningPrice);
  return t("{price} from {from} until {endsAt}, then {back} again", {
    price,
    from,
    endsAt: formatDateTime(endsAt),
    back,
  });
}
