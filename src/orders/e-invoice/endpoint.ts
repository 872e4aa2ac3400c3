import { countryOfVatNumber } from "../../platform/vat-number/vat-number.ts";
import type { SemanticParty } from "./semantic-invoice.ts";

/** Where an e-invoice is sent, by the code list of electronic addresses (EAS). */
export interface Endpoint {
  readonly scheme: string;
  readonly id: string;
}

/** The schemes whose addresses are VAT numbers, by country. */
const vatSchemes: Readonly<Record<string, string>> = {
  AT: "9914",
  BE: "9925",
  BG: "9926",
  CH: "9927",
  CY: "9928",
  CZ: "9929",
  DE: "9930",
  DK: "0198",
  EE: "9931",
  ES: "9920",
  FI: "0213",
  FR: "9957",
  GB: "9932",
  GR: "9933",
  HR: "9934",
  HU: "9910",
  IE: "9935",
  IT: "0211",
  LT: "9937",
  LU: "9938",
  LV: "9939",
  MT: "9943",
  NL: "9944",
  PL: "9945",
  PT: "9946",
  RO: "9947",
  SI: "9949",
  SK: "9950",
};

/** An address in the Peppol network, which a company has by its VAT number; undefined: none is known. */
export function peppolEndpoint({ vatNumber }: Pick<SemanticParty, "vatNumber">): Endpoint | undefined {
  const country = countryOfVatNumber(vatNumber);
  const digits = vatNumber.replace(/\D/g, "");
  // In Norway and Sweden it is the number of the organisation, which is in that of the VAT.
  if (country === "NO") return { scheme: "0192", id: digits };
  if (country === "SE") return { scheme: "0007", id: digits.slice(0, 10) };
  const scheme = vatSchemes[country];
  return scheme === undefined ? undefined : { scheme, id: vatNumber };
}

export const emailEndpoint = ({ email }: Pick<SemanticParty, "email">): Endpoint => ({
  scheme: "EM",
  id: email,
});
