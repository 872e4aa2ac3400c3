import type { Choices } from "../../../contract/admin/choices.ts";
import { t } from "../../../platform/language/t.ts";

/** What is to be bought of each SKU and until when, a line each, for whoever orders it. */
export const choiceLines = ({ parts, closesOn, dispatchFrom }: Choices): object[] =>
  parts.map(({ part, code, size, isTogether, count, pieces, kits, coming, toBuy }) => ({
    sku: code,
    part,
    size: isTogether ? t("several sizes") : size,
    kits: count,
    pieces,
    kitsInStock: kits,
    kitsOnTheWay: coming,
    piecesToBuy: toBuy,
    chosenUntil: closesOn,
    dispatchedFrom: dispatchFrom ?? "",
  }));
