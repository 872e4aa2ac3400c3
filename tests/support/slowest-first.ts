import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest files. They start first, because a slow file at the end would leave the other processors idle. */
const slowestFiles = [
  "api/fuzz",
  "quality/desktop",
  "quality/phone",
  "admin/refunds",
  "passwords",
  "admin-content",
];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = slowestFiles.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return found === -1 ? slowestFiles.length : found;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
