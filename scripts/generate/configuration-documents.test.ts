import { expect, test } from "vitest";
import { configurationPage, envExample } from "./configuration-documents.ts";

const variables = [
  { name: "PORT", fallback: "3000", description: "Port to listen on" },
  { name: "SMTP_URL", fallback: undefined, description: "Mail server | relay" },
];
test("the page has a row for each setting, with its default", () => {
  expect(configurationPage([...variables, { name: "LIST", fallback: "", description: "Names" }])).toMatch(
    /\n\n\| Variable .*\n\| --- .*\n\| `PORT` \| `3000` \| Port to listen on \|\n\| `SMTP_URL` \| {2}\| Mail server \\\| relay \|\n\| `LIST` \| {2}\| Names \|\n$/,
  );
});

test("lists every setting in .env.example, commented out, with its default", () => {
  const colour = { name: "COLOUR", fallback: "#b4532a", description: "Colour" };
  expect(envExample([colour])).toContain('#COLOUR="#b4532a"\n');
  expect(envExample(variables)).toContain(
    "# Port to listen on\n#PORT=3000\n\n# Mail server | relay\n#SMTP_URL=\n",
  );
});
