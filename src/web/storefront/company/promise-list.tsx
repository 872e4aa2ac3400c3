import type { PublicConfig } from "../../../app/pages/services.ts";

/** What the store promises (settings), in the language of the page. */
export const PromiseList = ({ promises }: { promises: PublicConfig["promises"] }) => (
  <ul>
    {promises.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}.</strong> {text}
      </li>
    ))}
  </ul>
);
