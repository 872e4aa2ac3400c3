import type { FakeProvider } from "../../../tests/support/fake-provider.ts";
import type { TestStore } from "../../../tests/support/store.ts";
import type { Person } from "./people.ts";

/** What is filled, and by whom. */
export interface Filling {
  readonly store: TestStore;
  readonly fake: FakeProvider;
  /** An administrator's. */
  readonly token: string;
  /** Somebody whose name and words may be of any length. */
  readonly odd: Person;
}
