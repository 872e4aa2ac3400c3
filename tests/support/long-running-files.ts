import type { Reporter, TestModule } from "vitest/node";

const LONG_MS = 10 * 60_000;
const CHECK_EVERY_MS = 5 * 60_000;

/**
 * Names the test files that run for longer than ten minutes. A test that never gives its process back is not ended by its own time
 * limit, and a run says nothing of a file before its end.
 */
export default class LongRunningFiles implements Reporter {
  readonly #startedAt = new Map<TestModule, number>();
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#timer = setInterval(() => this.#sayLong(), CHECK_EVERY_MS).unref();
  }

  onTestModuleStart(file: TestModule): void {
    this.#startedAt.set(file, performance.now());
  }

  onTestModuleEnd(file: TestModule): void {
    this.#startedAt.delete(file);
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  #sayLong(): void {
    for (const [file, startedAt] of this.#startedAt) {
      const ms = performance.now() - startedAt;
      if (ms >= LONG_MS)
        process.stdout.write(`… ${file.relativeModuleId} runs for ${Math.floor(ms / 60_000)} minutes\n`);
    }
  }
}
