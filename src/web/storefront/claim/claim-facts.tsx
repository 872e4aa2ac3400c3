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
    <dd dir="auto" className="whitespace-pre-line">
      {children}
    </dd>
  </div>
);

/** The kit, with its size where it has some, and in lines below it the parts that have another one. */
export function kitInWords(
  { kit: { productName }, sizedParts }: ClaimOffer,
  { size, partSizes }: Pick<WaitingClaim, "partSizes" | "size">,
): string {
  const inSize = (name: string, own: string) => (own ? `${name}, ${t("Size {size}", { size: own })}` : name);
  const parts = partSizes.flatMap((own) => {
    const part = sizedParts.find(({ variantId }) => variantId === own.variantId)?.part;
    return part ? [inSize(part, own.size)] : [];
  });
  return [inSize(productName, size), ...parts].join("\n");
}

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
