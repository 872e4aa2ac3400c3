import type { AddressParts } from "../../platform/db/stored-values.ts";
import { plainDecimal } from "../../platform/money/money.ts";
import { writeXml, type XmlElement } from "../../platform/xml/write-xml.ts";
import { type Endpoint, emailEndpoint, peppolEndpoint } from "./endpoint.ts";
import type { SemanticInvoice, SemanticLine, SemanticParty, SemanticTax } from "./semantic-invoice.ts";

const UBL = "urn:oasis:names:specification:ubl:schema:xsd";

/** What a file in UBL says it follows: the standard alone, the rules of German authorities, or those of the Peppol network. */
const customizations = {
  "EN 16931": "urn:cen.eu:en16931:2017",
  XRechnung: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
  Peppol: "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
} as const;
export type UblProfile = keyof typeof customizations;

/**
 * XRechnung to Germany, where its rules are fulfilled, and Peppol BIS Billing 3 between companies that have an address in the network.
 */
export function ublProfileOf({ seller, buyer }: SemanticInvoice): UblProfile {
  const { city, postalCode } = seller.address;
  const isComplete = [
    city,
    postalCode,
    seller.phone,
    seller.email,
    buyer.address.city,
    buyer.address.postalCode,
  ];
  if (buyer.address.countryCode === "DE") return isComplete.every(Boolean) ? "XRechnung" : "EN 16931";
  return peppolEndpoint(seller) && peppolEndpoint(buyer) ? "Peppol" : "EN 16931";
}

/** A whole document in UBL 2.1: `Invoice` or `CreditNote`, whose elements stand in the order of the schema. */
export function writeUbl(invoice: SemanticInvoice, profile = ublProfileOf(invoice)): string {
  const endpointOf = (whose: SemanticParty) =>
    (profile === "Peppol" ? peppolEndpoint(whose) : undefined) ?? emailEndpoint(whose);
  const isCredit = invoice.typeCode === "381";
  const root = isCredit ? "CreditNote" : "Invoice";
  const amount = amountIn(invoice.currency);
  const { sums, preceding, delivery } = invoice;
  return writeXml([
    root,
    [
      ["cbc:CustomizationID", customizations[profile]],
      ["cbc:ProfileID", "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"],
      ["cbc:ID", invoice.number],
      ["cbc:IssueDate", invoice.issuedOn],
      [`cbc:${root}TypeCode`, invoice.typeCode],
      ["cbc:Note", invoice.note],
      ["cbc:DocumentCurrencyCode", invoice.currency],
      ["cbc:BuyerReference", invoice.buyerReference],
      ["cac:OrderReference", [["cbc:ID", invoice.orderNo]]],
      preceding && [
        "cac:BillingReference",
        [
          [
            "cac:InvoiceDocumentReference",
            [
              ["cbc:ID", preceding.invoiceNo],
              ["cbc:IssueDate", preceding.issuedOn],
            ],
          ],
        ],
      ],
      ["cac:AccountingSupplierParty", [party(invoice.seller, endpointOf(invoice.seller))]],
      ["cac:AccountingCustomerParty", [party(invoice.buyer, endpointOf(invoice.buyer))]],
      [
        "cac:Delivery",
        [
          ["cbc:ActualDeliveryDate", delivery.day],
          ["cac:DeliveryLocation", [address("cac:Address", delivery.address)]],
          ["cac:DeliveryParty", [["cac:PartyName", [["cbc:Name", delivery.name]]]]],
        ],
      ],
      ["cac:PaymentMeans", [["cbc:PaymentMeansCode", invoice.paymentCode]]],
      ["cac:PaymentTerms", [["cbc:Note", invoice.terms]]],
      [
        "cac:TaxTotal",
        [amount("cbc:TaxAmount", sums.taxPaise), ...invoice.taxes.map((tax) => subtotal(tax, amount))],
      ],
      [
        "cac:LegalMonetaryTotal",
        [
          amount("cbc:LineExtensionAmount", sums.netPaise),
          amount("cbc:TaxExclusiveAmount", sums.netPaise),
          amount("cbc:TaxInclusiveAmount", sums.grossPaise),
          sums.paidPaise > 0 ? amount("cbc:PrepaidAmount", sums.paidPaise) : undefined,
          amount("cbc:PayableAmount", sums.duePaise),
        ],
      ],
      ...invoice.lines.map((line) => lineElement(line, isCredit, amount, invoice.currency)),
    ],
    {
      xmlns: `${UBL}:${root}-2`,
      "xmlns:cac": `${UBL}:CommonAggregateComponents-2`,
      "xmlns:cbc": `${UBL}:CommonBasicComponents-2`,
    },
  ]);
}

type AmountElement = (name: string, paise: number) => XmlElement;

const amountIn =
  (currencyID: string): AmountElement =>
  (name, paise) => [name, plainDecimal(paise), { currencyID }];

const percent = (basisPoints: number): string => String(basisPoints / 100);

const vatScheme: XmlElement = ["cac:TaxScheme", [["cbc:ID", "VAT"]]];

const party = (
  { name, address: parts, vatNumber, email, phone }: SemanticParty,
  { scheme, id }: Endpoint,
): XmlElement => [
  "cac:Party",
  [
    ["cbc:EndpointID", id, { schemeID: scheme }],
    ["cac:PartyName", [["cbc:Name", name]]],
    address("cac:PostalAddress", parts),
    vatNumber ? ["cac:PartyTaxScheme", [["cbc:CompanyID", vatNumber], vatScheme]] : undefined,
    ["cac:PartyLegalEntity", [["cbc:RegistrationName", name]]],
    phone
      ? [
          "cac:Contact",
          [
            ["cbc:Name", name],
            ["cbc:Telephone", phone],
            ["cbc:ElectronicMail", email],
          ],
        ]
      : undefined,
  ],
];

function address(
  element: string,
  { lines: [street = "", more = "", ...rest], city, postalCode, region, countryCode }: AddressParts,
): XmlElement {
  return [
    element,
    [
      ["cbc:StreetName", street],
      ["cbc:AdditionalStreetName", more],
      ["cbc:CityName", city],
      ["cbc:PostalZone", postalCode],
      ["cbc:CountrySubentity", region],
      ["cac:AddressLine", [["cbc:Line", rest.join(", ")]]],
      ["cac:Country", [["cbc:IdentificationCode", countryCode]]],
    ],
  ];
}

const subtotal = (
  { category, basisPoints, taxablePaise, taxPaise, exemption }: SemanticTax,
  amount: AmountElement,
): XmlElement => [
  "cac:TaxSubtotal",
  [
    amount("cbc:TaxableAmount", taxablePaise),
    amount("cbc:TaxAmount", taxPaise),
    [
      "cac:TaxCategory",
      [
        ["cbc:ID", category],
        ["cbc:Percent", percent(basisPoints)],
        ["cbc:TaxExemptionReasonCode", exemption ?? ""],
        vatScheme,
      ],
    ],
  ],
];

const lineElement = (
  { id, name, quantity, unit, price, netPaise, category, basisPoints }: SemanticLine,
  isCredit: boolean,
  amount: AmountElement,
  currencyID: string,
): XmlElement => [
  isCredit ? "cac:CreditNoteLine" : "cac:InvoiceLine",
  [
    ["cbc:ID", String(id)],
    [isCredit ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity", String(quantity), { unitCode: unit }],
    amount("cbc:LineExtensionAmount", netPaise),
    [
      "cac:Item",
      [
        ["cbc:Name", name],
        [
          "cac:ClassifiedTaxCategory",
          [["cbc:ID", category], ["cbc:Percent", percent(basisPoints)], vatScheme],
        ],
      ],
    ],
    ["cac:Price", [["cbc:PriceAmount", price, { currencyID }]]],
  ],
];
