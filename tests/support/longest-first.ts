import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest; the rest follows in Vitest's order. Begun last, one of these would leave the other processors idle. */
const longest = [
  "quality/desktop",
  "quality/phone",
  "back-office/refunds",
  "passwords",
  "back-office-content",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return found === -1 ? longest.length : found;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
