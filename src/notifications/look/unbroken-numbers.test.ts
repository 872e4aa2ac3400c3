import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { addCatalogue, knownLanguages } from "../../platform/language/catalogues.ts";
import { inLanguage } from "../../platform/language/in-language.ts";
import { withUnbrokenNumbers } from "./unbroken-numbers.ts";

const unbroken = (text: string): string[] =>
  [
    ...renderToStaticMarkup(createElement("p", null, withUnbrokenNumbers(text))).matchAll(
      /<span style="white-space:nowrap">(.*?)<\/span>/g,
    ),
  ].map(([, part = ""]) => part);

it.each([
  ["Your order KS-7F3K-9QMD-X has been dispatched.", ["KS-7F3K-9QMD-X"]],
  ["Write KS-7F3K-9QMD-X/R1 on the parcel.", ["KS-7F3K-9QMD-X/R1"]],
  ["Asha Nair\n+91 98200 00000\nIndia", ["+91 98200 00000"]],
  ["It takes 3-4 days, in their packaging, to a well-known place.", ["3-4 days"]],
  ["This link opens your order KS-YTRD-EXMQ-Q: where it is now.", ["KS-YTRD-EXMQ-Q"]],
  ["A long-sleeved shirt, a well-known place", []],
  ["Commuter Backpack 20 L, Braided USB-C Cable, 1.5 m", ["20 L", "1.5 m"]],
  ["Flache Powerbank 10.000 mAh, 15 % Rabatt", ["10.000 mAh", "15 %"]],
  ["Classic Crew T-shirt", ["T-shirt"]],
  ["It should reach you 28 Nov – 3 Dec.", ["28 Nov – 3 Dec."]],
  ["It should reach you 4 – 10 Dec", ["4 – 10 Dec"]],
  ["We dispatch it in 3 to 5 working days.", ["3 to 5"]],
  ["Das Geld kommt innerhalb von 7 Werktagen an, within 7 working days.", ["7 Werktagen", "7 working"]],
  ["re_3PqXyZ2eZvKYlo2C1abcdEFG", ["re_3PqXyZ2eZvKYlo2C1abcdEFG"]],
  ["Sage · Size M · 1 piece", ["1 piece"]],
  ["BD1234567890IN, of Blue Dart", ["BD1234567890IN"]],
])("keeps the numbers of %j in one line each", (text, expected) => {
  expect(unbroken(text)).toEqual(expected);
});

it.each([
  ["de", "Bei dir: 4. – 10. Dez.", ["4. – 10. Dez."]],
  ["de", "Bei dir: 30. November – 3. Dezember.", ["30. November – 3. Dezember."]],
  ["de", "Bis 28. Nov. 2026, oder ab 3. März", ["28. Nov. 2026", "3. März"]],
  ["de", "Sie geht in 3 bis 5 Werktagen in den Versand.", ["3 bis 5"]],
  ["nb", "Hos deg 28. okt. – 3. des. 2026.", ["28. okt. – 3. des. 2026"]],
  ["nb", "Svar før 17. mai, eller 3 desember 2026.", ["17. mai", "3 desember 2026"]],
  ["nb", "Vi sender den innen 3 til 5 virkedager, 2 stk. om gangen.", ["3 til 5", "2 stk"]],
  ["fi", "Viimeistään 3. joulukuuta 2026.", ["3. joulukuuta 2026"]],
  ["cs", "Nejpozději 3. prosince 2026.", ["3. prosince 2026"]],
  ["ja", "2026年12月3日までに", []],
])("keeps dates and numbers of %s in one line: %j", (language, text, expected) => {
  const remove = knownLanguages().includes(language) ? () => undefined : addCatalogue(language, []);
  expect(inLanguage(language, () => unbroken(text))).toEqual(expected);
  remove();
});

it("changes no character, and breaks up what is longer than a line", () => {
  const text = `${"a1-".repeat(40)} and <b>KS-7F3K-9QMD-X</b>`;
  const html = renderToStaticMarkup(createElement("p", null, withUnbrokenNumbers(text)));
  expect(html.replaceAll(/<[^>]*>/g, "")).toBe(text.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  expect(Math.max(...unbroken(text).map(({ length }) => length))).toBeLessThan(40);
});
