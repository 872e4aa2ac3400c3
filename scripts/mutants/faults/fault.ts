/** A fault as a hurried person could make it: one text of one file replaced by another. */
export interface Fault {
  /** What goes wrong for somebody. */
  readonly harm: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The files of tests that must catch it. */
  readonly tests: readonly string[];
}
