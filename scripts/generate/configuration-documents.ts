/** The fields of a setting (src/platform/config/config.ts) that the documents show. */
export interface DescribedVariable {
  readonly name: string;
  readonly fallback: string | undefined;
  readonly description: string;
}

/** The text of `.env.example`: every setting, commented out, with its description and default. */
export function envExample(variables: readonly DescribedVariable[]): string {
  const blocks = variables.map(
    ({ name, fallback = "", description: about }) => `# ${about}\n#${name}=${quoted(fallback)}\n`,
  );
  return ["# Copy to .env. Every setting is optional; this is what each does when unset.\n", ...blocks].join(
    "\n",
  );
}

/** Quotes are needed because # begins a comment and a shell splits at spaces. */
const quoted = (value: string): string => (/[\s#<>]/.test(value) ? `"${value}"` : value);

/** The text of `docs/configuration.md`: every setting in one table. */
export function configurationPage(variables: readonly DescribedVariable[]): string {
  const rows = variables.map(
    ({ name, fallback, description: about }) => `| \`${name}\` | ${code(fallback)} | ${cell(about)} |`,
  );
  return `${[
    "# Configuration",
    "",
    "Environment variables, all optional, also from a file `.env`. A bad value stops the start with one line that names it.",
    "`npm run generate` writes this page.",
    "",
    "| Variable | Default | What it is |",
    "| --- | --- | --- |",
    ...rows,
  ].join("\n")}\n`;
}

const cell = (text: string): string => text.replaceAll("|", "\\|");
const code = (text: string | undefined): string => (text ? `\`${cell(text)}\`` : "");
