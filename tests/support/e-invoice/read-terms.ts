import { Window } from "happy-dom";

/** What a file says, by the business terms of EN 16931 (BT) and as texts: empty where it says nothing. */
export interface Terms {
  number: string;
  issuedOn: string;
  typeCode: string;
  currency: string;
  customization: string;
  preceding: string;
  seller: PartyTerms;
  buyer: PartyTerms;
  deliveredOn: string;
  deliveryCountry: string;
  paymentCode: string;
  terms: string;
  lines: LineTerms[];
  taxes: TaxTerms[];
  lineTotal: string;
  taxExclusive: string;
  tax: string;
  taxInclusive: string;
  paid: string;
  due: string;
}
export interface PartyTerms {
  name: string;
  country: string;
  vatNumber: string;
  endpoint: string;
  scheme: string;
}
export interface LineTerms {
  id: string;
  quantity: string;
  unit: string;
  net: string;
  name: string;
  price: string;
  category: string;
  percent: string;
}
export interface TaxTerms {
  taxable: string;
  tax: string;
  category: string;
  percent: string;
  exemption: string;
}

type Path = string;
type Node = ReturnType<ReturnType<typeof parse>["querySelector"]>;

const parser = new new Window().DOMParser();
const parse = (xml: string) => parser.parseFromString(xml, "application/xml");

/** The elements below one by their prefixed names, one step for each. */
function find(from: Node, path: Path): NonNullable<Node>[] {
  return path
    .split("/")
    .reduce<NonNullable<Node>[]>(
      (found, name) => found.flatMap((each) => [...each.children].filter((child) => child.tagName === name)),
      from ? [from] : [],
    );
}
const text = (from: Node, path: Path): string => find(from, path)[0]?.textContent ?? "";
const attribute = (from: Node, path: Path, name: string): string =>
  find(from, path)[0]?.getAttribute(name) ?? "";

/** The terms of a file in UBL. */
export function readUbl(xml: string): Terms {
  const root = parse(xml).documentElement as unknown as Node;
  const isCredit = root?.tagName === "CreditNote";
  const kind = isCredit ? "CreditNote" : "Invoice";
  const party = (path: Path): PartyTerms => {
    const [own] = find(root, `${path}/cac:Party`);
    return {
      name: text(own ?? null, "cac:PartyLegalEntity/cbc:RegistrationName"),
      country: text(own ?? null, "cac:PostalAddress/cac:Country/cbc:IdentificationCode"),
      vatNumber: text(own ?? null, "cac:PartyTaxScheme/cbc:CompanyID"),
      endpoint: text(own ?? null, "cbc:EndpointID"),
      scheme: attribute(own ?? null, "cbc:EndpointID", "schemeID"),
    };
  };
  const total = (name: string) => text(root, `cac:LegalMonetaryTotal/cbc:${name}`);
  return {
    number: text(root, "cbc:ID"),
    issuedOn: text(root, "cbc:IssueDate"),
    typeCode: text(root, `cbc:${kind}TypeCode`),
    currency: text(root, "cbc:DocumentCurrencyCode"),
    customization: text(root, "cbc:CustomizationID"),
    preceding: text(root, "cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID"),
    seller: party("cac:AccountingSupplierParty"),
    buyer: party("cac:AccountingCustomerParty"),
    deliveredOn: text(root, "cac:Delivery/cbc:ActualDeliveryDate"),
    deliveryCountry: text(
      root,
      "cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode",
    ),
    paymentCode: text(root, "cac:PaymentMeans/cbc:PaymentMeansCode"),
    terms: text(root, "cac:PaymentTerms/cbc:Note"),
    lines: find(root, `cac:${kind}Line`).map((line) => ({
      id: text(line, "cbc:ID"),
      quantity: text(line, `cbc:${isCredit ? "Credited" : "Invoiced"}Quantity`),
      unit: attribute(line, `cbc:${isCredit ? "Credited" : "Invoiced"}Quantity`, "unitCode"),
      net: text(line, "cbc:LineExtensionAmount"),
      name: text(line, "cac:Item/cbc:Name"),
      price: text(line, "cac:Price/cbc:PriceAmount"),
      category: text(line, "cac:Item/cac:ClassifiedTaxCategory/cbc:ID"),
      percent: text(line, "cac:Item/cac:ClassifiedTaxCategory/cbc:Percent"),
    })),
    taxes: find(root, "cac:TaxTotal/cac:TaxSubtotal").map((tax) => ({
      taxable: text(tax, "cbc:TaxableAmount"),
      tax: text(tax, "cbc:TaxAmount"),
      category: text(tax, "cac:TaxCategory/cbc:ID"),
      percent: text(tax, "cac:TaxCategory/cbc:Percent"),
      exemption: text(tax, "cac:TaxCategory/cbc:TaxExemptionReasonCode"),
    })),
    lineTotal: total("LineExtensionAmount"),
    taxExclusive: total("TaxExclusiveAmount"),
    tax: text(root, "cac:TaxTotal/cbc:TaxAmount"),
    taxInclusive: total("TaxInclusiveAmount"),
    paid: total("PrepaidAmount"),
    due: total("PayableAmount"),
  };
}

const isoDay = (day: string): string => day.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");

/** The terms of a file in CII. */
export function readCii(xml: string): Terms {
  const root = parse(xml).documentElement as unknown as Node;
  const [trade = null] = find(root, "rsm:SupplyChainTradeTransaction");
  const [settlement = null] = find(trade, "ram:ApplicableHeaderTradeSettlement");
  const party = (name: string): PartyTerms => {
    const [own = null] = find(trade, `ram:ApplicableHeaderTradeAgreement/ram:${name}`);
    return {
      name: text(own, "ram:Name"),
      country: text(own, "ram:PostalTradeAddress/ram:CountryID"),
      vatNumber: text(own, "ram:SpecifiedTaxRegistration/ram:ID"),
      endpoint: text(own, "ram:URIUniversalCommunication/ram:URIID"),
      scheme: attribute(own, "ram:URIUniversalCommunication/ram:URIID", "schemeID"),
    };
  };
  const total = (name: string) =>
    text(settlement, `ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:${name}`);
  const delivery = "ram:ApplicableHeaderTradeDelivery";
  return {
    number: text(root, "rsm:ExchangedDocument/ram:ID"),
    issuedOn: isoDay(text(root, "rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString")),
    typeCode: text(root, "rsm:ExchangedDocument/ram:TypeCode"),
    currency: text(settlement, "ram:InvoiceCurrencyCode"),
    customization: text(
      root,
      "rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID",
    ),
    preceding: text(settlement, "ram:InvoiceReferencedDocument/ram:IssuerAssignedID"),
    seller: party("SellerTradeParty"),
    buyer: party("BuyerTradeParty"),
    deliveredOn: isoDay(
      text(trade, `${delivery}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString`),
    ),
    deliveryCountry: text(trade, `${delivery}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID`),
    paymentCode: text(settlement, "ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode"),
    terms: text(settlement, "ram:SpecifiedTradePaymentTerms/ram:Description"),
    lines: find(trade, "ram:IncludedSupplyChainTradeLineItem").map((line) => {
      const tax = "ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax";
      return {
        id: text(line, "ram:AssociatedDocumentLineDocument/ram:LineID"),
        quantity: text(line, "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity"),
        unit: attribute(line, "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity", "unitCode"),
        net: text(
          line,
          "ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount",
        ),
        name: text(line, "ram:SpecifiedTradeProduct/ram:Name"),
        price: text(line, "ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount"),
        category: text(line, `${tax}/ram:CategoryCode`),
        percent: text(line, `${tax}/ram:RateApplicablePercent`),
      };
    }),
    taxes: find(settlement, "ram:ApplicableTradeTax").map((tax) => ({
      taxable: text(tax, "ram:BasisAmount"),
      tax: text(tax, "ram:CalculatedAmount"),
      category: text(tax, "ram:CategoryCode"),
      percent: text(tax, "ram:RateApplicablePercent"),
      exemption: text(tax, "ram:ExemptionReasonCode"),
    })),
    lineTotal: total("LineTotalAmount"),
    taxExclusive: total("TaxBasisTotalAmount"),
    tax: total("TaxTotalAmount"),
    taxInclusive: total("GrandTotalAmount"),
    paid: total("TotalPrepaidAmount"),
    due: total("DuePayableAmount"),
  };
}
