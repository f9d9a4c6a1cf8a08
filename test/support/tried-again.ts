import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Names at the end of a run what passed only when it was tried again, and why: it stays visible until its cause is found. */
export class TriedAgainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const found = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map(
          (test) => `  ${module.relativeModuleId} > ${test.fullName}: ${test.result().state}${firstFailureOf(test)}`,
        ),
    );
    if (found.length === 0) return;
    console.log(`\nTried twice: ${found.length} ${found.length === 1 ? 'journey' : 'journeys'}.\n${found.join('\n')}`);
  }
}

/** What the first try ended with: what it waited for, and where that is asked for. */
function firstFailureOf(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  if (error === undefined) return '';
  const places = (error.stacks ?? [])
    .map(({ file, line }) => `at ${relative(process.cwd(), file)}:${line}`)
    .slice(0, 1);
  const lines = [...error.message.split('\n').slice(0, 6), ...places];
  return ['', ...lines].map((line) => line.trimEnd()).join('\n    ');
}
