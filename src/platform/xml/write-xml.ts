/** An element: its name with prefix, its text or its elements, and its attributes. */
export type XmlElement = readonly [
  name: string,
  content: string | readonly (XmlElement | undefined)[],
  attributes?: Readonly<Record<string, string>>,
];

/** Characters that XML 1.0 has no way to write, and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that must not be written
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

export const escapeXml = (text: string): string =>
  text.replace(unwritable, "").replace(/[&<>"\r]/g, (character) => escapes[character] ?? "");

/** Elements without text and without elements are left out: a receiver would take them for a value that is empty. */
function writeElement([name, content, attributes = {}]: XmlElement, indent: string): string {
  const inner =
    typeof content === "string"
      ? escapeXml(content)
      : content.map((each) => (each ? writeElement(each, `${indent}  `) : "")).join("");
  if (inner === "") return "";
  const open = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const body = typeof content === "string" ? inner : `\n${inner}${indent}`;
  return `${indent}<${name}${open.join("")}>${body}</${name}>\n`;
}

/** A document in UTF-8, indented. */
export const writeXml = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root, "")}`;
