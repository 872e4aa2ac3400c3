// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { cleanPastedHtml } from "./clean-pasted-html.ts";
import { parseRichText, richTextHtml } from "./rich-text-schema.ts";

const edited = (html: string) => richTextHtml(parseRichText(html));
const pasted = (html: string) => edited(cleanPastedHtml(html));

it("a text of the shop passes through the editor unchanged", () => {
  for (const html of [
    "<h2>Care</h2><p>Wash <strong>cold</strong>, <em>always</em>.<br>Then dry.</p>",
    `<ul><li>One</li><li>Two<ul><li>Inner</li></ul></li></ul><ol><li><a href="/bags">Bags</a></li></ol>`,
    "<table><tbody><tr><th>Country</th><td>Days</td></tr></tbody></table>",
    `<p><img src="/images/a1/mug" alt="A mug" width="800" height="600"></p>`,
  ])
    expect(edited(html)).toBe(html);
  expect(edited("<p></p>")).toBe("");
});

it("what is pasted from Word keeps headings, bold, links and lists, and nothing else", () => {
  const word = `<html xmlns:o="urn:x"><head><style>p{color:red}</style></head><body><!--StartFragment-->
    <h1 style="color:#2F5496">Title<o:p></o:p></h1>
    <p class=MsoNormal style="margin:0"><b>Bold</b> and <span style="font-size:14pt;color:red">red</span></p>
    <p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>First</p>
    <p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Second</p>
    <p class=MsoListParagraph style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.<span>&nbsp; </span></span>Numbered</p>
    <p><img src="file:///C:/x.png"><script>alert(1)</script><a href="https://example.com/x" target=_blank>out</a></p>
    <!--EndFragment--></body></html>`;
  expect(pasted(word)).toBe(
    "<h2>Title</h2><p><strong>Bold</strong> and red</p><ul><li>First</li><li>Second</li></ul>" +
      `<ol><li>Numbered</li></ol><p><a href="https://example.com/x">out</a></p>`,
  );
});

it("a text from Google Docs is not bold as a whole", () => {
  const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span><span style="font-weight:400"> plain</span></p></b>`;
  expect(pasted(docs)).toBe("<p><strong>Bold</strong> plain</p>");
});
