import { expect, test } from 'vitest';
import { EU_AND_UK, hasTrackingConsent, type Reader, wantsPrivacyBanner } from './consent.ts';

const german: Reader = { mode: 'spec', country: 'DE', isSignedIn: false, answer: undefined };

test('SHELL-16: 28 country codes: the European Union and the United Kingdom', () => {
  expect(EU_AND_UK.size).toBe(28);
  expect([...EU_AND_UK].every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  expect([EU_AND_UK.has('GB'), EU_AND_UK.has('EL'), EU_AND_UK.has('CH'), EU_AND_UK.has('US')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('SHELL-16: consent is granted outside the EU, signed in, or accepted', () => {
  expect(hasTrackingConsent(german)).toBe(false);
  expect(hasTrackingConsent({ ...german, country: 'US' })).toBe(true);
  expect(hasTrackingConsent({ ...german, country: null })).toBe(true);
  expect(hasTrackingConsent({ ...german, isSignedIn: true })).toBe(true);
  expect(hasTrackingConsent({ ...german, answer: 'accepted' })).toBe(true);
});

test('SHELL-16: the banner shows where consent is missing, and not again once there is an answer', () => {
  expect(wantsPrivacyBanner(german)).toBe(true);
  expect(wantsPrivacyBanner({ ...german, answer: 'accepted' })).toBe(false);
  expect(wantsPrivacyBanner({ ...german, answer: 'refused' })).toBe(false);
  expect(wantsPrivacyBanner({ ...german, country: 'JP' })).toBe(false);
  expect(wantsPrivacyBanner({ ...german, isSignedIn: true })).toBe(false);
});

test('SHELL-16: a no counts wherever it was said', () => {
  expect(hasTrackingConsent({ ...german, country: 'US', answer: 'refused' })).toBe(false);
  expect(hasTrackingConsent({ ...german, isSignedIn: true, answer: 'refused' })).toBe(false);
});

test('SHELL-16, T2: strictly, only a yes lets anything run', () => {
  const strict: Reader = { ...german, mode: 'strict' };
  for (const country of ['DE', 'CH', 'IS', 'LI', 'NO', null, 'US']) {
    for (const isSignedIn of [true, false]) {
      expect(hasTrackingConsent({ ...strict, country, isSignedIn })).toBe(false);
      expect(hasTrackingConsent({ ...strict, country, isSignedIn, answer: 'accepted' })).toBe(true);
      expect(wantsPrivacyBanner({ ...strict, country, isSignedIn })).toBe(country !== 'US');
    }
  }
});

test('CORE-15, T2: whoever may be told of what, in every case that there is', () => {
  const allowed: string[] = [];
  for (const mode of ['spec', 'strict'] as const)
    for (const country of ['DE', 'US', null])
      for (const isSignedIn of [false, true])
        for (const answer of [undefined, 'accepted', 'refused'] as const)
          if (hasTrackingConsent({ mode, country, isSignedIn, answer }))
            allowed.push([mode, country ?? 'unknown', isSignedIn ? 'in' : 'out', answer ?? 'unasked'].join(' '));
  const accepted = ['spec', 'strict'].flatMap((mode) =>
    ['DE', 'US', 'unknown'].flatMap((country) => ['out', 'in'].map((who) => `${mode} ${country} ${who} accepted`)),
  );
  const unasked = ['DE in', 'US out', 'US in', 'unknown out', 'unknown in'].map((who) => `spec ${who} unasked`);
  expect(new Set(allowed)).toEqual(new Set([...accepted, ...unasked]));
});
