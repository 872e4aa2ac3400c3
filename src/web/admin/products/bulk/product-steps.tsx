import { BooleanInput, NumberInput, TextInput } from "react-admin";
import type { ProductRow, StaffProduct } from "../../../../contract/admin/products.ts";
import { t } from "../../../../platform/language/t.ts";
import { api } from "../../calls/api.ts";
import { DateTimeInput } from "../../inputs/date-time-input.tsx";
import { LabelSelectInput } from "../../inputs/label-select-input.tsx";
import type { RecordNames, Step } from "../../lists/step-dialog.tsx";
import { baseUnits, formatBaseAmount, formatDateTime } from "../../words/format.ts";
import { changeKeywords } from "./change-keywords.ts";
import { changePrices, type PriceChange, priceChangeLabels } from "./change-prices.ts";

export const productNames: RecordNames<ProductRow> = {
  count: (products) => t("{products, plural, one {# product} other {# products}}", { products }),
  nameOf: ({ name }) => name,
};

const read = ({ id }: ProductRow) =>
  api.call("GET /api/admin/products/{productId}", { params: { productId: id } });

/** Saves a product as it is now, but for these fields. Somebody else's change in the same second refuses it. */
const save = (product: StaffProduct, changes: Partial<StaffProduct>) =>
  api.call("PUT /api/admin/products/{productId}", {
    params: { productId: product.id },
    body: { ...product, ...changes },
  });

const MAX_PERCENT = 90;

const priceEffects: Record<PriceChange["change"], string> = {
  reduce: t("The selling price is the price before, less this share. Customers see both."),
  restore: t("The selling price is the price before again."),
  raise: t("Price before, selling price and volume prices rise by this share."),
  lower: t("Price before, selling price and volume prices fall by this share."),
};

const pricesBefore: PriceChange = { change: "reduce", percent: null, isRounded: true };

export const pricesStep: Step<ProductRow, PriceChange> = {
  label: t("Change prices"),
  isFor: () => true,
  effect: (_, { change }) =>
    t("{priceEffects} It holds at once; who is at the checkout with the old price is asked to look again.", {
      priceEffects: priceEffects[change],
    }),
  initialValues: pricesBefore,
  fields: (_, { change }) => (
    <>
      <LabelSelectInput source="change" label={t("What")} labels={priceChangeLabels} />
      {change !== "restore" && (
        <>
          <NumberInput source="percent" label={t("Percent")} min={0.01} max={MAX_PERCENT} step={0.01} />
          <BooleanInput source="isRounded" label={t("Round to whole {baseUnits}", { baseUnits })} />
        </>
      )}
    </>
  ),
  isReady: ({ change, percent }) =>
    change === "restore" || (percent !== null && percent > 0 && percent <= MAX_PERCENT),
  async run(row, values) {
    const product = await read(row);
    if (product.isSwagItem) return t("The welcome kit is free: it stays as it is.");
    const { variants } = await save(product, changePrices(product, values));
    return t("From {price} now.", {
      price: formatBaseAmount(Math.min(...variants.map(({ sellingPrice }) => sellingPrice))),
    });
  },
};

const keywordsBefore = { added: "", removed: "" };

export const keywordsStep: Step<ProductRow, typeof keywordsBefore> = {
  label: t("Change keywords"),
  isFor: () => true,
  effect: () =>
    t("Search finds the products by their keywords, in the shop and here. Others that they have stay."),
  initialValues: keywordsBefore,
  fields: () => (
    <>
      <TextInput source="added" label={t("Add, with commas between")} />
      <TextInput source="removed" label={t("Take away, with commas between")} />
    </>
  ),
  isReady: ({ added, removed }) => `${added}${removed}`.replaceAll(",", "").trim() !== "",
  async run(row, { added, removed }) {
    const product = await read(row);
    const metaKeywords = changeKeywords(product.metaKeywords, added, removed);
    await save(product, { metaKeywords });
    return metaKeywords || t("It has none now.");
  },
};

const visibilityBefore = { kind: "publish" as "publish" | "withdraw", startsAt: null as string | null };

const visibilityLabels = { publish: t("Into the shop"), withdraw: t("Out of the shop") };

export const visibilityStep: Step<ProductRow, typeof visibilityBefore> = {
  label: t("Show or hide"),
  isFor: () => true,
  effect: (_, { kind, startsAt }) =>
    t("{what} {when}. Orders stay as they are.", {
      what: kind === "publish" ? t("Customers can buy them") : t("Nobody can buy them any more"),
      when: startsAt ? t("from {startsAt} on", { startsAt: formatDateTime(startsAt) }) : t("from now on"),
    }),
  initialValues: visibilityBefore,
  fields: () => (
    <>
      <LabelSelectInput source="kind" label={t("What")} labels={visibilityLabels} />
      <DateTimeInput source="startsAt" label={t("When (empty: now)")} />
    </>
  ),
  async run(row, { kind, startsAt }) {
    const params = { productId: row.id };
    if (startsAt) {
      await api.call("POST /api/admin/products/{productId}/scheduled-changes", {
        params,
        body: { kind, startsAt },
      });
      return t("Set for {startsAt}.", { startsAt: formatDateTime(startsAt) });
    }
    const body = { version: (await read(row)).version };
    await api.call(`POST /api/admin/products/{productId}/${kind}`, { params, body });
    return kind === "publish" ? t("It is in the shop.") : t("Withdrawn.");
  },
};
