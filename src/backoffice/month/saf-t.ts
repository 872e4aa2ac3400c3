import { Temporal } from "temporal-polyfill";
import type { Accounts } from "../../contract/admin/accounts.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { plainDecimal } from "../../platform/money/money.ts";
import { countryOfVatNumber, plainVatNumber } from "../../platform/vat-number/vat-number.ts";
import { writeXml, type XmlElement } from "../../platform/xml/write-xml.ts";
import type { JournalLine } from "./journal.ts";
import { norwegianAccounts, standardTaxCode } from "./norwegian-codes.ts";
import { CUSTOMER, entries, percentOf } from "./saf-t-entries.ts";

/** Whose books a file is of, and of which month. */
export interface SafTBatch {
  /** YYYY-MM. */
  readonly month: string;
  readonly seller: string;
  readonly vatNumber: string | null;
  readonly postalCode: string;
  readonly city: string;
  readonly accounts: Accounts;
  readonly currency: string;
  readonly softwareVersion: string;
  /** YYYY-MM-DD. */
  readonly today: string;
}

const NAMESPACE = "urn:StandardAuditFile-Taxation-Financial:NO";
/**
 * The journal of a month as Norway's SAF-T Financial, version 1.30. The shop's accounts begin at 0: what they had before is in the
 * company's own ledger. Refuses state_conflict unless the seller's VAT number is Norwegian.
 */
export function safTFile(
  lines: readonly JournalLine[],
  batch: SafTBatch,
): string | Refusal<"state_conflict"> {
  const { vatNumber } = batch;
  if (vatNumber === null || countryOfVatNumber(vatNumber) !== "NO")
    return refuse(
      "state_conflict",
      "SAF-T is Norway's: it needs the seller's VAT number with NO before it, such as NO123456789MVA (Settings, Invoices).",
    );
  return writeXml([
    "AuditFile",
    [
      header(batch, vatNumber),
      [
        "MasterFiles",
        [accountList(lines, batch.accounts), customerList(lines, batch.accounts), taxTable(lines)],
      ],
      entries(lines, batch),
    ],
    { xmlns: NAMESPACE },
  ]);
}

function header({ seller, postalCode, city, ...batch }: SafTBatch, vatNumber: string): XmlElement {
  const first = Temporal.PlainYearMonth.from(batch.month).toPlainDate({ day: 1 });
  return [
    "Header",
    [
      ["AuditFileVersion", "1.30"],
      ["AuditFileCountry", "NO"],
      ["AuditFileDateCreated", batch.today],
      ["SoftwareCompanyName", "Kitstore"],
      ["SoftwareID", "Kitstore"],
      ["SoftwareVersion", batch.softwareVersion],
      [
        "Company",
        [
          ["RegistrationNumber", vatNumber.replace(/\D/g, "")],
          ["Name", seller],
          [
            "Address",
            [
              ["City", city],
              ["PostalCode", postalCode],
              ["Country", "NO"],
            ],
          ],
          [
            "Contact",
            [
              [
                "ContactPerson",
                [
                  ["FirstName", "NotUsed"],
                  ["LastName", seller.slice(0, 70)],
                ],
              ],
            ],
          ],
          [
            "TaxRegistration",
            [
              ["TaxRegistrationNumber", plainVatNumber(vatNumber).replace(/^NO/, "")],
              ["TaxAuthority", "Skatteetaten"],
            ],
          ],
        ],
      ],
      ["DefaultCurrencyCode", batch.currency],
      [
        "SelectionCriteria",
        [
          ["SelectionStartDate", first.toString()],
          ["SelectionEndDate", first.add({ months: 1 }).subtract({ days: 1 }).toString()],
        ],
      ],
      ["HeaderComment", "The shop's part of the ledger: its accounts begin at 0."],
      ["TaxAccountingBasis", "A"],
    ],
  ];
}

/** What an account has more on its debit side; below 0: on its credit side. */
const balanceOf = (lines: readonly JournalLine[]): number =>
  lines.reduce((sum, { debitPaise, creditPaise }) => sum + debitPaise - creditPaise, 0);

const balances = (paise: number): XmlElement[] => [
  ["OpeningDebitBalance", "0.00"],
  paise < 0 ? ["ClosingCreditBalance", plainDecimal(-paise)] : ["ClosingDebitBalance", plainDecimal(paise)],
];

const byAccount = (lines: readonly JournalLine[]) =>
  [...Map.groupBy(lines, ({ account }) => account)].sort(([one], [other]) => one.localeCompare(other));

const accountList = (lines: readonly JournalLine[], accounts: Accounts): XmlElement => [
  "GeneralLedgerAccounts",
  byAccount(lines).map(([account, ofAccount]): XmlElement => {
    const { name, category, code } = norwegianAccounts(accounts, account);
    return [
      "Account",
      [
        ["AccountID", account],
        ["AccountDescription", name],
        ["GroupingCategory", category],
        ["GroupingCode", code],
        ["AccountType", "GL"],
        ...balances(balanceOf(ofAccount)),
      ],
    ];
  }),
];

function customerList(lines: readonly JournalLine[], { customers }: Accounts): XmlElement | undefined {
  const own = lines.filter(({ account }) => account === customers);
  return own.length === 0
    ? undefined
    : [
        "Customers",
        [
          [
            "Customer",
            [
              ["Name", "Kunder i nettbutikken"],
              ["CustomerID", CUSTOMER],
              ["BalanceAccount", [["AccountID", customers], ...balances(balanceOf(own))]],
            ],
          ],
        ],
      ];
}

function taxTable(lines: readonly JournalLine[]): XmlElement | undefined {
  const codes = [...new Set(lines.map(({ taxCode }) => taxCode))].filter(Boolean).sort();
  return codes.length === 0
    ? undefined
    : [
        "TaxTable",
        [
          [
            "TaxTableEntry",
            [
              ["TaxType", "MVA"],
              ["Description", "Merverdiavgift"],
              ...codes.map(
                (taxCode): XmlElement => [
                  "TaxCodeDetails",
                  [
                    ["TaxCode", taxCode],
                    ["TaxPercentage", percentOf(taxCode)],
                    ["Country", "NO"],
                    ["StandardTaxCode", standardTaxCode(taxCode)],
                    ["BaseRate", "100"],
                  ],
                ],
              ),
            ],
          ],
        ],
      ];
}
