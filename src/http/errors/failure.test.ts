import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { listenToErrors } from '#platform/log/logged-errors.ts';
import { startTestSite } from '#test/support/test-site.ts';

const ENTRY = `export async function renderPage({ path }) { throw new Error('nothing was drawn for ' + path); }`;

test('rule 272: a link whose request fails is written nowhere so that somebody could follow it', async () => {
  const lines: string[] = [];
  const written = new Writable({
    write(chunk, _coding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const told: unknown[] = [];
  const forget = listenToErrors((error) => void told.push(error));
  const site = await startTestSite(ENTRY, {}, {}, createLog('info', written));
  try {
    const answer = await site.ask('/m/setup/open-sesame?ticket=open-sesame');
    expect(answer.status).toBe(500);
  } finally {
    forget();
    await site.close();
  }
  const all = lines.join('') + JSON.stringify(told);
  expect(all).toContain('"path":"/m/setup/…?ticket=…"');
  expect(all).not.toContain('open-sesame');
});
