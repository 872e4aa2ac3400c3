import { useState } from "react";
import { t } from "../../../platform/language/t.ts";
import { kitArrivalDays } from "../../../platform/settings/delivery-dates.ts";
import { formatDays } from "../../../platform/settings/format-days.ts";
import { useStoreData } from "../page/store-data.ts";
import { dateLocale } from "../wording/date-locale.ts";
import { unbroken } from "../wording/unbroken.ts";

interface ArrivalNoteProps {
  /** By its English name. */
  country: string;
  dispatchFrom: string | null;
}

/** When a kit that is ordered now should be at the place that is being typed. */
export function ArrivalNote({ country, dispatchFrom }: ArrivalNoteProps) {
  const { config } = useStoreData();
  const [now] = useState(Date.now);
  const days = kitArrivalDays(country, { now, dispatchFrom }, config);
  return (
    <p className="text-sm text-soft" role="status">
      {t("Expected {expected}.", { expected: unbroken(formatDays(days, dateLocale())) })}
    </p>
  );
}
