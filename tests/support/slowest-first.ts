import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { divideEvenly } from "../../scripts/divide-evenly.mjs";
import { root } from "../../scripts/project.mjs";
import { readDurations } from "../../scripts/test-durations.mjs";

const recorded = readDurations();
const pathOf = ({ moduleId }: TestSpecification) => relative(root, moduleId);
const secondsOf = (file: TestSpecification) => recorded[file.project.name]?.[pathOf(file)] ?? 1;

/** The slowest files start first, because a slow file at the end would leave the other processors idle. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => secondsOf(other) - secondsOf(one));
  }

  /** Of `--shard=2/4` the files of the second of four runs that take about as long as each other. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const inOrder = files.toSorted((one, other) => pathOf(one).localeCompare(pathOf(other)));
    return divideEvenly(inOrder, count, secondsOf)[index - 1] ?? [];
  }
}
