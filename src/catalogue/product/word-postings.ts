import { SortedWords } from "./sorted-words.ts";

/** Bits of a posting for its fields; the rest is the number of the document. */
const FIELD_BITS = 7;
const FIELD_MASK = (1 << FIELD_BITS) - 1;

/** Which documents have a word, in which fields: one number for each. Most words of a large catalogue have one document. */
export interface PostedWord {
  readonly word: string;
  postings: number | number[];
}

export const documentOf = (posting: number): number => posting >> FIELD_BITS;
export const fieldsOf = (posting: number): number => posting & FIELD_MASK;

const NONE: readonly number[] = [];

/** The words of documents, whose numbers go up. Documents are only added. */
export class WordPostings {
  readonly #words = new Map<string, PostedWord>();
  readonly #sorted = new SortedWords<PostedWord>();

  /** `fields`: the bits of the fields in which the document has the word. */
  add(word: string, document: number, fields: number): void {
    const posting = (document << FIELD_BITS) | fields;
    const known = this.#words.get(word);
    if (!known) {
      const added = { word, postings: posting };
      this.#words.set(word, added);
      this.#sorted.add(added);
    } else if (typeof known.postings === "number") known.postings = [known.postings, posting];
    else known.postings.push(posting);
  }

  of(word: string): readonly number[] {
    return postingsOf(this.#words.get(word));
  }
  startingWith(beginning: string): readonly PostedWord[] {
    return this.#sorted.startingWith(beginning);
  }
  similarTo(word: string, maxEdits: number): readonly PostedWord[] {
    return this.#sorted.similarTo(word, maxEdits);
  }
}

export function postingsOf(posted: PostedWord | undefined): readonly number[] {
  if (!posted) return NONE;
  return typeof posted.postings === "number" ? [posted.postings] : posted.postings;
}
