/** This many new words are sorted in at once, which takes about a millisecond. */
const MERGED_AT_ONCE = 4_096;

interface Word {
  readonly word: string;
}

/** Words in alphabetical order, each once. Whoever adds one knows that it is new. */
export class SortedWords<Item extends Word> {
  readonly #items: Item[] = [];
  #added: Item[] = [];

  add(item: Item): void {
    this.#added.push(item);
    if (this.#added.length === MERGED_AT_ONCE) this.#merge();
  }

  startingWith(beginning: string): readonly Item[] {
    this.#merge();
    return this.#items.slice(this.#placeOf(beginning), this.#placeOf(`${beginning}\uffff`));
  }

  /**
   * The words that are at most `maxEdits` edits (typing-errors.ts) away from this one. Neighbours in the order share the rows
   * of their common beginning, and all words with a beginning that is already too different are passed over at once.
   */
  similarTo(typed: string, maxEdits: number): readonly Item[] {
    this.#merge();
    const found: Item[] = [];
    const width = typed.length + 1;
    const rows: Uint16Array[] = [Uint16Array.from({ length: width }, (_, at) => at)];
    let before = "";
    for (let at = 0; at < this.#items.length; ) {
      const item = this.#items[at];
      if (!item) break;
      const { word } = item;
      let depth = sharedLength(before, word, rows.length - 1);
      rows.length = depth + 1;
      let isTooDifferent = false;
      while (depth < word.length && !isTooDifferent) {
        rows.push(nextRow(rows, word, typed));
        depth += 1;
        isTooDifferent = lowest(rows[depth]) > maxEdits;
      }
      before = word;
      if (isTooDifferent) at = Math.max(at + 1, this.#placeOf(`${word.slice(0, depth)}\uffff`));
      else {
        if ((rows[depth]?.[typed.length] ?? 0) <= maxEdits) found.push(item);
        at += 1;
      }
    }
    return found;
  }

  /** How many words come before this text. */
  #placeOf(text: string, end = this.#items.length): number {
    let [low, high] = [0, end];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#items[middle]?.word ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #merge(): void {
    const added = this.#added.sort((a, b) => (a.word < b.word ? -1 : 1));
    this.#added = [];
    let end = this.#items.length;
    this.#items.length = end + added.length;
    for (let left = added.length; left > 0; left -= 1) {
      const item = added[left - 1];
      if (!item) continue;
      const place = this.#placeOf(item.word, end);
      for (let at = end - 1; at >= place; at -= 1) {
        const moved = this.#items[at];
        if (moved) this.#items[at + left] = moved;
      }
      this.#items[place + left - 1] = item;
      end = place;
    }
  }
}

function sharedLength(one: string, other: string, max: number): number {
  let at = 0;
  while (at < max && one[at] === other[at]) at += 1;
  return at;
}

const lowest = (row: Uint16Array | undefined): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const edits of row ?? []) if (edits < least) least = edits;
  return least;
};

/** How many edits it takes from each beginning of `typed` to the beginning of `word` with one more letter than `rows` have. */
function nextRow(rows: readonly Uint16Array[], word: string, typed: string): Uint16Array {
  const depth = rows.length;
  const [last, beforeLast] = [rows[depth - 1], rows[depth - 2]];
  const letter = word[depth - 1];
  const row = new Uint16Array(typed.length + 1);
  row[0] = depth;
  for (let at = 1; at <= typed.length; at += 1) {
    let edits = Math.min(
      (last?.[at] ?? 0) + 1,
      (row[at - 1] ?? 0) + 1,
      (last?.[at - 1] ?? 0) + Number(letter !== typed[at - 1]),
    );
    if (beforeLast && at > 1 && letter === typed[at - 2] && word[depth - 2] === typed[at - 1])
      edits = Math.min(edits, (beforeLast[at - 2] ?? 0) + 1);
    row[at] = edits;
  }
  return row;
}
