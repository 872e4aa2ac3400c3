import type { StoreSettings } from "../../contract/admin/settings.ts";
import { accentProblem } from "./contrast.ts";

/** What a schema cannot say about settings. Returns the sentence that says what is wrong; undefined: nothing is. */
export function settingsProblem(settings: StoreSettings): string | undefined {
  if (!isTimeZone(settings.timeZone)) return "There is no such time zone. One is named Europe/London.";
  const ranges = [
    [settings.dispatchDaysFrom, settings.dispatchDaysTo],
    [settings.metroDaysFrom, settings.metroDaysTo],
    [settings.homeDaysFrom, settings.homeDaysTo],
    [settings.worldDaysFrom, settings.worldDaysTo],
  ] as const;
  if (ranges.some(([from, to]) => from > to))
    return "A time from so many days is not longer than its time to.";
  if (settings.mailFrom && !isSender(settings.mailFrom))
    return "The sender is an e-mail address, or a name with an address such as Our store <store@example.com>.";
  return accentProblem(settings.accentColour);
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}

function isSender(sender: string): boolean {
  const bare = /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
  return /^[^\s@<>]+@[^\s@<>]+$/.test(bare) && !/[\r\n]/.test(sender);
}
