import type { Reporter, TestModule } from 'vitest/node';

/** Names at the end of a run what passed only when it was tried again: it stays visible until its cause is found. */
export class TriedAgainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map((test) => `  ${module.relativeModuleId} > ${test.fullName}: ${test.result().state}`),
    );
    if (names.length === 0) return;
    console.log(`\nTried twice: ${names.length} ${names.length === 1 ? 'journey' : 'journeys'}.\n${names.join('\n')}`);
  }
}
