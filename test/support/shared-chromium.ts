import { chromium, type Browser } from 'playwright-core';

/** What a test sees of the world: the program, under each of its names. */
const REACH = 'MAP *.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** As readers have it, but for what it may reach. */
export const TO_MEASURE: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=${REACH}`,
];

/** A page of a test is gone before code that was made faster has earned what that cost. */
const TO_TEST = [...TO_MEASURE, '--js-flags=--no-maglev --no-turbofan'];

let shared: Promise<Browser> | undefined;

/** One Chromium for all test files of a process, started when the first one asks; it ends with the process. */
export async function sharedChromium(executablePath: string, flags: readonly string[] = TO_TEST): Promise<Browser> {
  const before = await shared?.catch(() => undefined);
  if (before?.isConnected() === true) return before;
  shared = chromium.launch({ executablePath, args: [...flags] });
  return shared;
}

/** For programs that go on when their last page is closed. */
export async function closeSharedChromium(): Promise<void> {
  await (await shared)?.close();
  shared = undefined;
}
