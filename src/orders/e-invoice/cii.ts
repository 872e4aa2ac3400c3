import type { AddressParts } from "../../platform/db/stored-values.ts";
import { plainDecimal } from "../../platform/money/money.ts";
import { writeXml, type XmlElement } from "../../platform/xml/write-xml.ts";
import type { SemanticInvoice, SemanticLine, SemanticParty, SemanticTax } from "./semantic-invoice.ts";

const UNCEFACT = "urn:un:unece:uncefact:data:standard";

/** The profile of Factur-X and ZUGFeRD that has all of EN 16931. */
const EN_16931 = "urn:cen.eu:en16931:2017";

const amount = (name: string, paise: number): XmlElement => [name, plainDecimal(paise)];
const percent = (basisPoints: number): string => String(basisPoints / 100);

/** A day as CII writes it, in the form 102 of UNCL 2379: YYYYMMDD. */
const day = (element: string, isoDay: string, prefix = "udt"): XmlElement => [
  element,
  [[`${prefix}:DateTimeString`, isoDay.replaceAll("-", ""), { format: "102" }]],
];

/** A whole document in UN/CEFACT's Cross Industry Invoice (D16B), which Factur-X embeds in the PDF. */
export const writeCii = (invoice: SemanticInvoice): string =>
  writeXml([
    "rsm:CrossIndustryInvoice",
    [
      [
        "rsm:ExchangedDocumentContext",
        [["ram:GuidelineSpecifiedDocumentContextParameter", [["ram:ID", EN_16931]]]],
      ],
      [
        "rsm:ExchangedDocument",
        [
          ["ram:ID", invoice.number],
          ["ram:TypeCode", invoice.typeCode],
          day("ram:IssueDateTime", invoice.issuedOn),
          ["ram:IncludedNote", [["ram:Content", invoice.note]]],
        ],
      ],
      [
        "rsm:SupplyChainTradeTransaction",
        [...invoice.lines.map(lineElement), agreement(invoice), delivery(invoice), settlement(invoice)],
      ],
    ],
    {
      "xmlns:rsm": `${UNCEFACT}:CrossIndustryInvoice:100`,
      "xmlns:ram": `${UNCEFACT}:ReusableAggregateBusinessInformationEntity:100`,
      "xmlns:udt": `${UNCEFACT}:UnqualifiedDataType:100`,
      "xmlns:qdt": `${UNCEFACT}:QualifiedDataType:100`,
    },
  ]);

const lineElement = ({
  id,
  name,
  quantity,
  unit,
  price,
  netPaise,
  category,
  basisPoints,
}: SemanticLine): XmlElement => [
  "ram:IncludedSupplyChainTradeLineItem",
  [
    ["ram:AssociatedDocumentLineDocument", [["ram:LineID", String(id)]]],
    ["ram:SpecifiedTradeProduct", [["ram:Name", name]]],
    ["ram:SpecifiedLineTradeAgreement", [["ram:NetPriceProductTradePrice", [["ram:ChargeAmount", price]]]]],
    ["ram:SpecifiedLineTradeDelivery", [["ram:BilledQuantity", String(quantity), { unitCode: unit }]]],
    [
      "ram:SpecifiedLineTradeSettlement",
      [
        [
          "ram:ApplicableTradeTax",
          [
            ["ram:TypeCode", "VAT"],
            ["ram:CategoryCode", category],
            ["ram:RateApplicablePercent", percent(basisPoints)],
          ],
        ],
        ["ram:SpecifiedTradeSettlementLineMonetarySummation", [amount("ram:LineTotalAmount", netPaise)]],
      ],
    ],
  ],
];

const agreement = ({ buyerReference, seller, buyer, orderNo }: SemanticInvoice): XmlElement => [
  "ram:ApplicableHeaderTradeAgreement",
  [
    ["ram:BuyerReference", buyerReference],
    ["ram:SellerTradeParty", party(seller)],
    ["ram:BuyerTradeParty", party(buyer)],
    ["ram:BuyerOrderReferencedDocument", [["ram:IssuerAssignedID", orderNo]]],
  ],
];

const delivery = ({ delivery: { name, address: parts, day: sentOn } }: SemanticInvoice): XmlElement => [
  "ram:ApplicableHeaderTradeDelivery",
  [
    ["ram:ShipToTradeParty", [["ram:Name", name], address(parts)]],
    sentOn ? ["ram:ActualDeliverySupplyChainEvent", [day("ram:OccurrenceDateTime", sentOn)]] : undefined,
  ],
];

const settlement = (invoice: SemanticInvoice): XmlElement => {
  const { currency, sums, preceding } = invoice;
  return [
    "ram:ApplicableHeaderTradeSettlement",
    [
      ["ram:InvoiceCurrencyCode", currency],
      ["ram:SpecifiedTradeSettlementPaymentMeans", [["ram:TypeCode", invoice.paymentCode]]],
      ...invoice.taxes.map(taxElement),
      ["ram:SpecifiedTradePaymentTerms", [["ram:Description", invoice.terms]]],
      [
        "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
        [
          amount("ram:LineTotalAmount", sums.netPaise),
          amount("ram:TaxBasisTotalAmount", sums.netPaise),
          ["ram:TaxTotalAmount", plainDecimal(sums.taxPaise), { currencyID: currency }],
          amount("ram:GrandTotalAmount", sums.grossPaise),
          sums.paidPaise > 0 ? amount("ram:TotalPrepaidAmount", sums.paidPaise) : undefined,
          amount("ram:DuePayableAmount", sums.duePaise),
        ],
      ],
      preceding && [
        "ram:InvoiceReferencedDocument",
        [
          ["ram:IssuerAssignedID", preceding.invoiceNo],
          day("ram:FormattedIssueDateTime", preceding.issuedOn, "qdt"),
        ],
      ],
    ],
  ];
};

const taxElement = ({
  category,
  basisPoints,
  taxablePaise,
  taxPaise,
  exemption,
}: SemanticTax): XmlElement => [
  "ram:ApplicableTradeTax",
  [
    amount("ram:CalculatedAmount", taxPaise),
    ["ram:TypeCode", "VAT"],
    amount("ram:BasisAmount", taxablePaise),
    ["ram:CategoryCode", category],
    ["ram:ExemptionReasonCode", exemption ?? ""],
    ["ram:RateApplicablePercent", percent(basisPoints)],
  ],
];

const party = ({
  name,
  address: parts,
  vatNumber,
  email,
  phone,
}: SemanticParty): (XmlElement | undefined)[] => [
  ["ram:Name", name],
  phone
    ? [
        "ram:DefinedTradeContact",
        [
          ["ram:PersonName", name],
          ["ram:TelephoneUniversalCommunication", [["ram:CompleteNumber", phone]]],
          ["ram:EmailURIUniversalCommunication", [["ram:URIID", email]]],
        ],
      ]
    : undefined,
  address(parts),
  ["ram:URIUniversalCommunication", [["ram:URIID", email, { schemeID: "EM" }]]],
  ["ram:SpecifiedTaxRegistration", [["ram:ID", vatNumber, { schemeID: "VA" }]]],
];

function address({
  lines: [street = "", more = "", ...rest],
  city,
  postalCode,
  region,
  countryCode,
}: AddressParts): XmlElement {
  return [
    "ram:PostalTradeAddress",
    [
      ["ram:PostcodeCode", postalCode],
      ["ram:LineOne", street],
      ["ram:LineTwo", more],
      ["ram:LineThree", rest.join(", ")],
      ["ram:CityName", city],
      ["ram:CountryID", countryCode],
      ["ram:CountrySubDivisionName", region],
    ],
  ];
}
