import type { FakeProvider } from "../../../tests/support/fake-payment-provider.ts";
import type { TestStore } from "../../../tests/support/store.ts";
import type { Person } from "./sample-people.ts";

/** The store that gets sample data, and who creates it. */
export interface SampleDataTarget {
  readonly store: TestStore;
  readonly fake: FakeProvider;
  /** An administrator's token. */
  readonly token: string;
  /** A person whose name and texts may be very long. */
  readonly longNamed: Person;
}
