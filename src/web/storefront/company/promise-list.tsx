import type { PublicConfig } from "../../../app/pages/services.ts";
import { OwnText } from "../page/own-text.tsx";

/** What the store promises (settings), in the language of the page. */
export const PromiseList = ({ promises }: { promises: PublicConfig["promises"] }) => (
  <ul>
    {promises.map(({ title, text }) => (
      <li key={title}>
        <strong>
          <OwnText text={title} />.
        </strong>{" "}
        <OwnText text={text} />
      </li>
    ))}
  </ul>
);
