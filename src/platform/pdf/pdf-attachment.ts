import { escapeXml } from "../xml/write-xml.ts";

/** The properties that the metadata of a PDF have of an attachment, in a schema of their own. */
export interface PropertySchema {
  readonly name: string;
  readonly namespace: string;
  readonly prefix: string;
  readonly properties: readonly (readonly [name: string, meaning: string, value: string])[];
}

/** A text that lies in a PDF and says the same as its pages, for programs. */
export interface PdfAttachment {
  readonly fileName: string;
  /** Its media type. */
  readonly type: string;
  readonly description: string;
  readonly text: string;
  readonly schema: PropertySchema;
}

/** PDF/UA's own property, which PDF/A does not know: it must be described, too. */
const accessibility: PropertySchema = {
  name: "PDF/UA identification schema",
  namespace: "http://www.aiim.org/pdfua/ns/id/",
  prefix: "pdfuaid",
  properties: [["part", "The part of ISO 14289 that the document follows", "1"]],
};

/** Metadata in XMP of a document that follows PDF/A-3 and PDF/UA and has the attachment. */
export function attachmentMetadata({ schema }: PdfAttachment): string {
  const schemas = [schema, accessibility];
  return `
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas><rdf:Bag>${schemas.map(describeSchema).join("")}</rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>${schemas.map(valuesOf).join("")}`;
}

const describeSchema = ({ name, namespace, prefix, properties }: PropertySchema): string => `
      <rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>${escapeXml(name)}</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>${escapeXml(namespace)}</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq>${properties
          .map(
            ([property, meaning, value]) => `
          <rdf:li rdf:parseType="Resource">
            <pdfaProperty:name>${property}</pdfaProperty:name>
            <pdfaProperty:valueType>${/^\d+$/.test(value) ? "Integer" : "Text"}</pdfaProperty:valueType>
            <pdfaProperty:category>external</pdfaProperty:category>
            <pdfaProperty:description>${escapeXml(meaning)}</pdfaProperty:description>
          </rdf:li>`,
          )
          .join("")}
        </rdf:Seq></pdfaSchema:property>
      </rdf:li>`;

const valuesOf = ({ namespace, prefix, properties }: PropertySchema): string => `
    <rdf:Description rdf:about="" xmlns:${prefix}="${escapeXml(namespace)}">
      ${properties.map(([name, , value]) => `<${prefix}:${name}>${escapeXml(value)}</${prefix}:${name}>`).join("\n      ")}
    </rdf:Description>`;
