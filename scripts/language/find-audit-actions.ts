/** The names of what staff do, as the audit shows them, in a file of `platform/audit` that lists them in interfaces. */
export const findAuditActions = (code: string): string[] =>
  [...code.matchAll(/^ {2}(?:"([^"]+)"|([a-z]+)):\s+[A-Z{|]/gm)].map(
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );
