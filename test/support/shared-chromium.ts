import { chromium, type Browser } from 'playwright-core';

/** What a test sees of the world: the program, under each of its names. */
const REACH = 'MAP *.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

const FLAGS = [
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

let shared: Promise<Browser> | undefined;

/** One Chromium for all test files of a process, started when the first one asks; it ends with the process. */
export async function sharedChromium(executablePath: string): Promise<Browser> {
  const before = await shared?.catch(() => undefined);
  if (before?.isConnected() === true) return before;
  shared = chromium.launch({ executablePath, args: FLAGS });
  return shared;
}

/** For programs that go on when their last page is closed. */
export async function closeSharedChromium(): Promise<void> {
  await (await shared)?.close();
  shared = undefined;
}
