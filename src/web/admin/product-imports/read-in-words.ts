import { t } from "../../../platform/language/t.ts";
import { formatBaseAmount, locale } from "../words/format.ts";

const prices: ReadonlySet<string> = new Set(["Selling price", "Price before"]);

/** What was read from a cell of a file, as people say it: `1250` of a weight is `1,250 g`, `no` is in the reader's language. */
export function readInWords(field: string, cell: string): string {
  if (cell === "") return t("empty");
  if (field === "Weight g") return `${Number(cell).toLocaleString(locale)} g`;
  if (prices.has(field)) return formatBaseAmount(Number(cell));
  if (field === "GST %") return `${cell} %`;
  if (cell === "yes") return t("yes");
  return cell === "no" ? t("no") : cell;
}
