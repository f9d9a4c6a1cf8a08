import { afterAll } from 'vitest';
import { openBrowser, type TestBrowser } from './browser.ts';
import { startTestProgram, type TestProgram, type TestProgramOptions } from './test-program.ts';

/** The program for the tests of one file; it ends with the last of them. */
export async function openProgram(options?: TestProgramOptions): Promise<TestProgram> {
  const program = await startTestProgram(options);
  afterAll(() => program.close());
  return program;
}

/** The program and windows onto it for the journeys of one file; both end with the last of them. */
export async function openSite(
  options?: TestProgramOptions,
): Promise<{ readonly program: TestProgram; readonly browser: TestBrowser }> {
  const program = await startTestProgram(options);
  const browser = await openBrowser(program);
  afterAll(async () => {
    await browser.close();
    await program.close();
  });
  return { program, browser };
}
