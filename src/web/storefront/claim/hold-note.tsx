import type { HeldKit } from "../../../contract/claims.ts";
import { t } from "../../../platform/language/t.ts";
import { dateLocale } from "../wording/date-locale.ts";

interface HoldNoteProps {
  held: HeldKit | null;
  /** It was held, and its time is over. */
  isOver: boolean;
}

/** Says until when the kit is kept. Its place is there before, so that nothing moves. */
export const HoldNote = ({ held, isOver }: HoldNoteProps) => (
  <p className="mt-2 min-h-5 text-sm text-soft" role="status">
    {held
      ? held.size && held.partSizes.length === 0
        ? t("Size {size} is kept for you until {time}.", { size: held.size, time: clock(held.until) })
        : t("The kit is kept for you until {time}.", { time: clock(held.until) })
      : isOver && t("It is not kept for you any more, but you can still order it while there is stock.")}
  </p>
);

const clock = (iso: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { timeStyle: "short" }).format(new Date(iso));
