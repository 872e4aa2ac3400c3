import type { ReactNode } from "react";
import type { ClaimOffer, WaitingClaim } from "../../../contract/claims.ts";
import { t } from "../../../platform/language/t.ts";

/** What is known of a kit that has no order yet. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-3 [&_dd]:wrap-anywhere [&_dt]:text-sm [&_dt]:text-soft">{children}</dl>
);

export const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="whitespace-pre-line">{children}</dd>
  </div>
);

/** The kit, with its size where it has some. */
export const kitInWords = ({ kit: { productName } }: ClaimOffer, size: string): string =>
  size ? `${productName}, ${t("Size {size}", { size })}` : productName;

/** Where a kit goes, in lines. `countryName`: as the page calls a country that the address has in English. */
export function placeInWords(
  { office }: ClaimOffer,
  delivery: WaitingClaim["delivery"],
  countryName: (english: string) => string,
): string {
  if (delivery.to === "office")
    return [delivery.recipientName, office?.name, office?.address].filter(Boolean).join("\n");
  const { recipientName, address, postalCode, recipientCity, region, country } = delivery.address;
  return [
    recipientName,
    address,
    [postalCode, recipientCity].filter(Boolean).join(" "),
    region !== recipientCity && region,
    countryName(country),
  ]
    .filter(Boolean)
    .join("\n");
}
