import type { Accounts } from "../../contract/admin/accounts.ts";

interface NorwegianAccount {
  readonly name: string;
  /** Of the næringsspesifikasjon, to which SAF-T 1.30 maps every account. */
  readonly category: string;
  readonly code: string;
}

const current = "balanseverdiForOmloepsmiddel";
const vat = { name: "Utgående merverdiavgift", category: "kortsiktigGjeld", code: "2740" };
const sales = { category: "salgsinntekt", code: "3000" };

const accountsByUse: Readonly<Record<keyof Accounts, NorwegianAccount>> = {
  customers: { name: "Kundefordringer", category: current, code: "1500" },
  sales: { name: "Salgsinntekt", ...sales },
  shipping: { name: "Fraktinntekt", ...sales },
  tax: vat,
  cgst: vat,
  sgst: vat,
  bank: { name: "Bankinnskudd", category: current, code: "1920" },
  stripe: { name: "Stripe", category: current, code: "1920" },
  razorpay: { name: "Razorpay", category: current, code: "1920" },
  otherMoney: { name: "Kontanter og andre betalingsmidler", category: current, code: "1900" },
  chargebacks: { name: "Tap på fordringer", category: "annenDriftskostnad", code: "7830" },
};

/** What an account of the journal is in the Norwegian income statement, by what the store books on it. */
export function norwegianAccounts(accounts: Accounts, account: string): NorwegianAccount {
  const use = (Object.keys(accountsByUse) as (keyof Accounts)[]).find((each) => accounts[each] === account);
  if (!use) throw new Error(`No line of the journal is booked on ${account}`);
  return accountsByUse[use];
}

/** Skatteetaten's codes of output tax by its rate in percent: regular, middle, low, raw fish, zero. */
const standardCodes: Readonly<Record<string, string>> = {
  VAT25: "3",
  VAT15: "31",
  VAT12: "33",
  "VAT11.11": "32",
  VAT0: "5",
  EXPORT: "52",
};

/** The standard code of a tax code of the journal. A rate that Norway does not have is turnover outside its VAT. */
export const standardTaxCode = (taxCode: string): string => standardCodes[taxCode] ?? "7";
