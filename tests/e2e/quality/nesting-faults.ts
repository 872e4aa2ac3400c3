import { HtmlValidate } from "html-validate";

/** Which element may stand in which, and what ends it: what browsers mend in silence, each in its own way. */
const validator = new HtmlValidate({
  elements: ["html5"],
  rules: Object.fromEntries(
    [
      "close-order",
      "element-permitted-content",
      "element-permitted-occurrences",
      "element-permitted-order",
      "element-permitted-parent",
      "element-required-ancestor",
      "element-required-content",
      "no-dup-attr",
      "no-dup-id",
      "no-unknown-elements",
      "void-content",
    ].map((rule) => [rule, "error"]),
  ),
});

/** What is nested as HTML does not allow, with its line. */
export async function nestingFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, selector }) => `${ruleId} in line ${line}: ${message} (${selector})`,
    ),
  );
}
