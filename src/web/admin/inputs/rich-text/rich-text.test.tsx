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

it("what is pasted from a hostile page brings no script, no frame, no image from elsewhere and no link but https or a path", () => {
  const hostile = `<p onclick="alert(1)">One<img src="https://evil.example/x.png"><img src="/images/a1/x" onerror="alert(1)"></p>
    <iframe srcdoc="<p>evil</p>"></iframe><svg onload="alert(1)"><a href="javascript:alert(1)">svg</a></svg>
    <form action="https://evil.example"><input name="x"><button>Two</button></form><style>p{background:url(https://evil.example)}</style>
    <p><a href="javascript:alert(1)">a</a><a href=" java\tscript:alert(1)">b</a><a href="data:text/html,x">c</a><a href="//evil.example">d</a>
    <a href="/\\evil.example">e</a><a href="http://evil.example">f</a><a href="https://good.example/x">g</a><a href="/bags">h</a></p>`;
  const html = pasted(hostile);
  expect(html).not.toMatch(/script|evil|onerror|onclick|onload|iframe|svg=|form|style|data:/i);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "https://good.example/x",
    "/bags",
  ]);
});
