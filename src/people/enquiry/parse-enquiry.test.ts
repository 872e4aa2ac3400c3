import { describe, expect, it } from "vitest";
import { parseEnquiry } from "./parse-enquiry.ts";

const contact = { Name: "Asha Nair", Email: "asha@ledgerline.example", Description: "Where is my mug?" };
const bulk = { ...contact, ProductIdea: "Mugs", Budget: "50000", Qty: 200 };

describe("an enquiry", () => {
  it("is trimmed, its name is one line, its text keeps its lines", () => {
    const body = { ...contact, Name: " Asha\r\nBcc: all@example.com ", Description: "  One\r\nTwo\n" };
    expect(parseEnquiry("contact", body)).toEqual({
      kind: "contact",
      name: "Asha Bcc: all@example.com",
      email: "asha@ledgerline.example",
      description: "One\nTwo",
      productIdea: "",
      budget: "",
      qty: "",
    });
  });

  it("accepts the quantity as a number or as text", () => {
    expect(parseEnquiry("bulk", bulk)).toMatchObject({ qty: "200" });
    expect(parseEnquiry("bulk", { ...bulk, Qty: "about 200" })).toMatchObject({ qty: "about 200" });
  });

  it.each(["Name", "Email", "Description"] as const)("from the contact form needs %s", (field) => {
    for (const empty of ["", "  \n", null])
      expect(parseEnquiry("contact", { ...contact, [field]: empty })).toEqual({
        problem: "All fields are required.",
      });
  });

  it.each(["Name", "Email", "Description", "ProductIdea", "Budget", "Qty"] as const)(
    "for a bulk purchase needs %s",
    (field) => {
      for (const empty of ["", " ", null])
        expect(parseEnquiry("bulk", { ...bulk, [field]: empty })).toEqual({
          problem: "All fields are required.",
        });
    },
  );

  it("is refused when the e-mail address is not valid, and when a text cannot be stored", () => {
    expect(parseEnquiry("contact", { ...contact, Email: "asha@ledgerline" })).toEqual({
      problem: "Email format is supplied is not valid.",
    });
    expect(parseEnquiry("contact", { ...contact, Email: "asha@x.co, all@x.co" })).toHaveProperty("problem");
    expect(parseEnquiry("contact", { ...contact, Name: "As\0ha" })).toEqual({
      problem: "Submit all field in required format.",
    });
    expect(parseEnquiry("bulk", { ...bulk, Budget: "\0" })).toEqual({
      problem: "Submit all field in a valid format.",
    });
  });
});
