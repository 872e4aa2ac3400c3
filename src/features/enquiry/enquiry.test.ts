import { describe, expect, it } from "vitest";
import { readEnquiry } from "./enquiry.ts";

const contact = { Name: "Asha Nair", Email: "asha@ledgerline.example", Description: "Where is my mug?" };
const bulk = { ...contact, ProductIdea: "Mugs", Budget: "50000", Qty: 200 };

describe("an enquiry", () => {
  it("is trimmed, its name is one line, its text keeps its lines", () => {
    const body = { ...contact, Name: " Asha\r\nBcc: all@example.com ", Description: "  One\r\nTwo\n" };
    expect(readEnquiry("contact", body)).toEqual({
      kind: "contact",
      name: "Asha Bcc: all@example.com",
      email: "asha@ledgerline.example",
      description: "One\nTwo",
      productIdea: "",
      budget: "",
      qty: "",
    });
  });

  it("takes the quantity as a number or as text", () => {
    expect(readEnquiry("bulk", bulk)).toMatchObject({ qty: "200" });
    expect(readEnquiry("bulk", { ...bulk, Qty: "about 200" })).toMatchObject({ qty: "about 200" });
  });

  it.each(["Name", "Email", "Description"] as const)("to the team needs %s", (field) => {
    for (const empty of ["", "  \n", null])
      expect(readEnquiry("contact", { ...contact, [field]: empty })).toEqual({
        wrong: "All fields are required.",
      });
  });

  it.each(["Name", "Email", "Description", "ProductIdea", "Budget", "Qty"] as const)(
    "for a bulk purchase needs %s",
    (field) => {
      for (const empty of ["", " ", null])
        expect(readEnquiry("bulk", { ...bulk, [field]: empty })).toEqual({
          wrong: "All fields are required.",
        });
    },
  );

  it("says so when the address is not one, and when a text cannot be kept", () => {
    expect(readEnquiry("contact", { ...contact, Email: "asha@ledgerline" })).toEqual({
      wrong: "Email format is supplied is not valid.",
    });
    expect(readEnquiry("contact", { ...contact, Email: "asha@x.co, all@x.co" })).toHaveProperty("wrong");
    expect(readEnquiry("contact", { ...contact, Name: "As\0ha" })).toEqual({
      wrong: "Submit all field in required format.",
    });
    expect(readEnquiry("bulk", { ...bulk, Budget: "\0" })).toEqual({
      wrong: "Submit all field in a valid format.",
    });
  });
});
