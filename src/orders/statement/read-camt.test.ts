import { expect, it } from "vitest";
import { isRefusal } from "../../contract/errors.ts";
import { readCamt } from "./read-camt.ts";

const statement = (entries: string, prefix = "") => `<?xml version="1.0" encoding="UTF-8"?>
<${prefix}Document xmlns${prefix ? ":d" : ""}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><${prefix}BkToCstmrStmt>
  <${prefix}Stmt>${entries}</${prefix}Stmt></${prefix}BkToCstmrStmt></${prefix}Document>`;
const entry = ({
  amount = "1275.00",
  sign = "CRDT",
  status = "<Sts><Cd>BOOK</Cd></Sts>",
  more = "",
  details = `<TxDtls><Refs><EndToEndId>E2E-1</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Rao &amp; Rao</Nm></Pty></Dbtr></RltdPties>
    <RmtInf><Ustrd>Order KS-AAAA-</Ustrd><Ustrd>BBBB-C</Ustrd></RmtInf></TxDtls>`,
} = {}) => `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${status}
  <BookgDt><Dt>2026-11-24</Dt></BookgDt>${more}<NtryDtls>${details}</NtryDtls></Ntry>`;
const read = async (xml: string) => {
  const result = await readCamt(xml);
  if (isRefusal(result)) throw new Error(result.detail);
  return result;
};
const refusedBy = async (xml: string) => {
  const result = await readCamt(xml);
  return isRefusal(result) ? result.detail : "not refused";
};

it("reads what came in, with payer, purpose and reference", async () => {
  const { transfers, outgoing } = await read(statement(entry() + entry({ sign: "DBIT" })));
  expect(outgoing).toBe(1);
  expect(transfers).toEqual([
    {
      line: 1,
      day: "2026-11-24",
      amountHundredths: 127_500,
      currencyCode: "EUR",
      reference: "E2E-1",
      payer: "Rao & Rao",
      text: "Rao & Rao · Order KS-AAAA- · BBBB-C · E2E-1",
    },
  ]);
});

it("reads version 2, where status and name stand directly, and a namespace with a prefix", async () => {
  const details = "<TxDtls><RltdPties><Dbtr><Nm>Asha Rao</Nm></Dbtr></RltdPties></TxDtls>";
  const old = entry({ status: "<Sts>BOOK</Sts>", details });
  expect((await read(statement(old))).transfers).toMatchObject([{ payer: "Asha Rao", reference: "" }]);
  const prefixed = statement(old, "d:").replaceAll(/<(\/?)(?=[A-Z])/g, "<$1d:");
  expect((await read(prefixed)).transfers).toMatchObject([{ payer: "Asha Rao" }]);
});

it("what is pending, went out or is taken back is no transfer, and one entry may be many", async () => {
  const pending = entry({ status: "<Sts><Cd>PDNG</Cd></Sts>" });
  const back = entry({ more: "<RvslInd>true</RvslInd>" });
  const part = (amount: string, name: string) =>
    `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
  const batch = entry({ amount: "30.00", details: part("10.00", "A B") + part("20.00", "C D") });
  const { transfers, outgoing } = await read(statement(pending + back + batch));
  expect(outgoing).toBe(2);
  expect(transfers.map(({ line, amountHundredths, payer }) => [line, amountHundredths, payer])).toEqual([
    [3, 1_000, "A B"],
    [3, 2_000, "C D"],
  ]);
});

it.each([
  [
    "entities that multiply",
    '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Document>&b;</Document>',
    /definitions of its own/,
  ],
  [
    "a file of the machine",
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><Document>&e;</Document>',
    /definitions of its own/,
  ],
  [
    "a DTD elsewhere",
    '<!doctype Document SYSTEM "https://evil.example/a.dtd"><Document/>',
    /definitions of its own/,
  ],
  ["a broken file", statement(entry()).slice(0, 300), /broken/],
  ["another message", "<Document><BkToCstmrAcctRpt/></Document>", /no statement in camt\.053/],
  ["a page", "<html><body>Log in</body></html>", /no statement in camt\.053/],
])("refuses %s", async (_what, xml, why) => {
  expect(await refusedBy(xml)).toMatch(why);
});

it("an unknown entity, names of prototypes and odd amounts do nothing", async () => {
  const odd = entry({
    details: "<TxDtls><RltdPties><Dbtr><Nm>&xxe; &#0; &#x1F600;</Nm></Dbtr></RltdPties></TxDtls>",
  });
  expect((await read(statement(odd))).transfers[0]?.payer).toContain("&xxe;");
  for (const amount of ["-5", "1e9", "NaN", "", "9".repeat(40), "0x10"])
    expect((await read(statement(entry({ amount })))).transfers).toEqual([]);
  expect(await refusedBy("<__proto__><Document/></__proto__>")).not.toBe("not refused");
  expect(await refusedBy("<constructor/>")).not.toBe("not refused");
});

it("a million levels, and an element with a million attributes, end quickly", async () => {
  const deep = `${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}`;
  expect(await refusedBy(deep)).not.toBe("not refused");
  expect(
    await refusedBy(statement(`<Ntry>${"<NtryDtls>".repeat(5_000)}${"</NtryDtls>".repeat(5_000)}</Ntry>`)),
  ).toMatch(/cannot be read/);
});
