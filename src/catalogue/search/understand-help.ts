import type { HelpTopic } from "../../contract/search.schemas.ts";
import { type Span, spansIn, type Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The questions in a phrase: the longest first, because `cancel order` says more than `order`. */
export const understandHelp = (tokens: readonly Token[], { topics }: Vocabulary): Span<HelpTopic>[] =>
  spansIn(topics, tokens).sort((a, b) => b.to - b.from - (a.to - a.from));
