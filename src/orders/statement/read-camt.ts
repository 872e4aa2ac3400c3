import { type Refusal, refuse } from "../../contract/errors.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import type { ReadStatement, Transfer } from "./transfer.ts";

/** Whether a text is XML, so that it can only be a statement in camt.053. */
export const isXml = (text: string): boolean => /^\s*</.test(text.replace(/^\uFEFF/, ""));

/** An element of the XML as the parser returns it: a text, an element with others in it, or several of the same name. */
type Node = string | { readonly [name: string]: Node | readonly Node[] };

/** Far more than camt.053 has. */
const MAX_DEPTH = 40;

/** The five characters that XML writes by a name, and numbers of characters. No other name is known, because no DTD is read. */
const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const decoded = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return characters[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : " ";
  });

/**
 * Reads the booked transfers that came in of a statement in camt.053, of any version. Refuses import_invalid for what is no such file:
 * broken XML, XML with a DTD or entities of its own, another message of the bank.
 */
export async function readCamt(text: string): Promise<ReadStatement | Refusal<"import_invalid">> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    return refuse(
      "import_invalid",
      "This file has definitions of its own (DTD), which no bank's statement has.",
    );
  // Loaded here, because few stores ever read such a file.
  const { XMLParser, XMLValidator } = await import("fast-xml-parser");
  if (XMLValidator.validate(text) !== true)
    return refuse("import_invalid", "This file is broken: it is no complete XML.");
  let document: Node;
  try {
    document = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: "@",
      removeNSPrefix: true,
      parseTagValue: false,
      parseAttributeValue: false,
      processEntities: false,
      maxNestedTags: MAX_DEPTH,
    }).parse(text);
  } catch {
    return refuse("import_invalid", "This file cannot be read as a bank's statement.");
  }
  const message = child(child(document, "Document"), "BkToCstmrStmt");
  if (message === undefined)
    return refuse("import_invalid", "This XML is no statement in camt.053. Ask the bank for that format.");
  let outgoing = 0;
  let line = 0;
  const transfers: Transfer[] = [];
  for (const statement of children(message, "Stmt"))
    for (const entry of children(statement, "Ntry")) {
      line += 1;
      if (textOf(entry, "CdtDbtInd") !== "CRDT" || textOf(entry, "RvslInd") === "true" || !isBooked(entry)) {
        outgoing += 1;
        continue;
      }
      const details = children(entry, "NtryDtls").flatMap((each) => children(each, "TxDtls"));
      // One entry may be many transfers, each with an amount of its own.
      const parts = details.length > 1 && details.every((each) => amountOf(each)) ? details : [undefined];
      for (const part of parts)
        transfers.push(transferOf(entry, part ?? details[0], part !== undefined, line));
    }
  return {
    transfers: transfers.filter((each) => each.amountHundredths > 0),
    outgoing,
    amountQuestion: [],
    decimalQuestion: null,
  };
}

function transferOf(entry: Node, details: Node | undefined, isPart: boolean, line: number): Transfer {
  const amount = (isPart ? amountOf(details) : undefined) ?? child(entry, "Amt");
  const [value, currencyCode] =
    typeof amount === "object" ? [child(amount, "#text"), child(amount, "@Ccy")] : [amount, ""];
  const remittance = child(details, "RmtInf");
  const debtor = child(child(details, "RltdPties"), "Dbtr");
  const payer = textOf(debtor, "Nm") || textOf(child(debtor, "Pty"), "Nm");
  const refs = child(details, "Refs");
  const endToEnd = textOf(refs, "EndToEndId");
  const given = endToEnd === "NOTPROVIDED" ? "" : endToEnd;
  const creditorRef = children(remittance, "Strd").map((each) => textOf(child(each, "CdtrRefInf"), "Ref"));
  const purpose = children(remittance, "Ustrd").map((each) => decoded(stringOf(each)));
  const booked = child(entry, "BookgDt");
  return {
    line,
    day: textOf(booked, "Dt") || textOf(booked, "DtTm").slice(0, 10),
    amountHundredths: /^\d{1,12}(?:\.\d{1,5})?$/.test(stringOf(value))
      ? rupeesToPaise(Number(stringOf(value)))
      : 0,
    currencyCode: stringOf(currencyCode),
    reference: textOf(refs, "AcctSvcrRef") || textOf(entry, "AcctSvcrRef") || given,
    payer,
    text: [payer, ...purpose, ...creditorRef, given, textOf(entry, "AddtlNtryInf")]
      .filter(Boolean)
      .join(" · "),
  };
}

/** The amount of one transfer of an entry. */
const amountOf = (details: Node | undefined): Node | undefined =>
  child(details, "Amt") ?? child(child(child(details, "AmtDtls"), "TxAmt"), "Amt");

/** Version 8 and later have the status in an element of its own. */
function isBooked(entry: Node): boolean {
  const status = child(entry, "Sts");
  return (typeof status === "object" ? textOf(status, "Cd") : stringOf(status)) === "BOOK";
}

const children = (node: Node | undefined, name: string): readonly Node[] => {
  const found = typeof node === "object" && Object.hasOwn(node, name) ? node[name] : undefined;
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found as Node];
};
const child = (node: Node | undefined, name: string): Node | undefined => children(node, name)[0];
const stringOf = (node: Node | undefined): string =>
  typeof node === "object" ? stringOf(child(node, "#text")) : (node ?? "").trim();
const textOf = (node: Node | undefined, name: string): string => decoded(stringOf(child(node, name)));
