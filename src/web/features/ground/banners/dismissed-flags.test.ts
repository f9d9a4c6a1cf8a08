import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '#shared/storage/text-storage.ts';
import { dismissHere, isDismissedHere } from './dismissed-flags.ts';

afterEach(() => vi.unstubAllGlobals());

test('TOAST-1, PROF-6: a dismissed flag is remembered here and told once, for its viewer alone', async () => {
  vi.stubGlobal('localStorage', createMemoryStorage());
  const send = vi.fn(() => Promise.resolve({ failure: undefined }));
  dismissHere('ada', 'verify-email', send);
  dismissHere('ada', 'verify-email', send);
  expect(send).toHaveBeenCalledOnce();
  expect(isDismissedHere('ada', 'verify-email')).toBe(true);
  expect(isDismissedHere('ben', 'verify-email')).toBe(false);
});

test('PROF-6: it stays dismissed here where the server could not be told', async () => {
  vi.stubGlobal('localStorage', createMemoryStorage());
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  dismissHere('ada', 'verify-email', () =>
    Promise.resolve({ failure: { kind: 'offline', message: 'You are offline.' } }),
  );
  await Promise.resolve();
  expect(isDismissedHere('ada', 'verify-email')).toBe(true);
  warn.mockRestore();
});
