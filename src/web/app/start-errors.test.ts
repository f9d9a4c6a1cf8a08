import { expect, test } from 'vitest';
import { readStartData } from './start-errors.ts';

test('CORE-1: each missing start-up datum has its own error', () => {
  const whole = { __PRELOADED_STATE__: {}, __GRAPHQL_URI__: '/g', __APOLLO_STATE__: {} };
  expect(readStartData(whole)).toEqual({ preloadedState: {}, graphqlUri: '/g', apolloState: {} });
  for (const name of ['__PRELOADED_STATE__', '__GRAPHQL_URI__', '__APOLLO_STATE__']) {
    const missing = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
    expect(() => readStartData(missing)).toThrow(`Expected window.${name} to exist.`);
  }
});
