import { describe, expect, it } from "vitest";
import { extract } from "./extract.ts";
import { findAuditActions } from "./find-audit-actions.ts";
import { findRefusals } from "./find-refusals.ts";

const found = (argument: string) => findRefusals("a.ts", `refuse("not_found", ${argument}, { more: 1 });`);

describe("the sentences of refusals", () => {
  it("are found where they are literals, or a choice between two", () => {
    expect(found('"There is no such mail."')).toEqual(["There is no such mail."]);
    expect(found('isMail ? "One." : "Two."')).toEqual(["One.", "Two."]);
  });

  it("have names in place of their values", () => {
    expect(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is read
      found("`${line.product_name} in '${size}': ${inWords(paise, currency)}, at most ${MAX_LINES}.`"),
    ).toEqual(["{productName} in ‘{size}’: {paise}, at most {maxLines}."]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is read
    expect(found("`${one.name} and ${other.name}`")).toEqual(["{name} and {name2}"]);
  });

  it("are not those that consist of values, or stand in a table", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is read
    expect(found("`${one} ${other}`")).toEqual([]);
    expect(found("messages[reason]")).toEqual([]);
  });

  it("are in the catalogue of the admin, so that a new one without a translation is missed", () => {
    const sentences = extract([], "admin").filter(({ context }) => context === "server");
    expect(sentences.length).toBeGreaterThan(400);
    const english = sentences.map((each) => each.english);
    expect(english).toContain("There is no such member.");
    expect(english).toContain("product published as scheduled");
  });
});

it("the names of what staff do are found in the interfaces of the audit", () => {
  const code = `export interface Actions {\n  "a thing done": {\n    readonly subject: "orders";\n  };\n  left: Left;\n  "it moved":\n    | Moved;\n}`;
  expect(findAuditActions(code)).toEqual(["a thing done", "left", "it moved"]);
});
