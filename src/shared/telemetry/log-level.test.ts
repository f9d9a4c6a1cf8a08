import { expect, test } from 'vitest';
import { defaultLogThreshold, isLogged, logLevels } from './log-level.ts';

test('CORE-9: levels have their numbers, and by default nothing is told', () => {
  expect(logLevels).toEqual({ silent: 100, error: 50, warn: 40, info: 30, debug: 20, trace: 10 });
  const all = ['error', 'warn', 'info', 'debug', 'trace'] as const;
  expect(all.filter((level) => isLogged(level, defaultLogThreshold))).toEqual([]);
  expect(all.filter((level) => isLogged(level, 'warn'))).toEqual(['error', 'warn']);
  expect(all.filter((level) => isLogged(level, 'trace'))).toEqual(all);
});
