import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { emailAuthMessages } from '#shared/messages/email-auth.ts';
import { errorScreenMessages } from '#shared/messages/error-screen.ts';
import { followMessages } from '#shared/messages/follows.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { payoutMessages } from '#shared/messages/payouts.ts';
import { signInMessages } from '#shared/messages/sign-in.ts';
import { signInRefusalMessages } from '#shared/messages/sign-in-refusals.ts';
import { subdomainSettingsMessages } from '#shared/messages/subdomain-settings.ts';
import { toastMessages } from '#shared/messages/toasts.ts';
import { createMatcher } from '#shared/routes/match-route.ts';
import { routes } from '#shared/routes/route-table.ts';
import { createStoredJson } from '#shared/storage/stored-json.ts';
import { createMemoryStorage } from '#shared/storage/text-storage.ts';
import { InputError } from '#web/features/identity/sign-in/InputError.tsx';
import { type SignInEvent, startSignIn, stepSignIn } from '#web/features/identity/sign-in/sign-in-state.ts';
import { titlesOf } from '#web/features/identity/sign-in/sign-in-titles.ts';
import { listenToLog } from './browser-log.ts';
import { loadLayout } from './layouts/layout-registry.tsx';
import { loadPage } from './page-registry.ts';
import { resolveScreen } from './resolve-screen.ts';
import { readStartData } from './start-errors.ts';

/** The sentences of the second document's section 8, to the letter; a number stands where it has an N. */
const REFUSALS = {
  InvalidPassword: 'That password was incorrect. You have 3 more attempts before your account is locked for 1 minute.',
  PasswordSoftLockout: 'Due to too many password attempts, your account is locked for 3 minutes.',
  PasswordPermanentLockout:
    'Due to security reasons, you can no longer sign in with password. Recover your password by requesting a magic link below.',
  InvalidTwoFactorAuthCode:
    'That verification code was incorrect. You have 3 more attempts before your account is locked for 1 minute.',
  TwoFactorAuthSoftLockout: 'You reached your maximum number of attempts. Your account will be locked for 3 minutes.',
  TwoFactorAuthPermanentLockout:
    'Your account has been locked, because you have attempted to enter a verification code too many times.',
  IpAuthLockout: 'For security reasons, you cannot sign in from this network for 3 days.',
  default: 'Please try again.',
} as const;

describe('IDEN-5, TOAST-3: why a sign-in was refused', () => {
  test('is said in these sentences and no others', () => {
    const said = Object.entries(signInRefusalMessages).map(([code, text]) => [code, formatMessage(text, { count: 3 })]);
    expect(Object.fromEntries(said)).toEqual(REFUSALS);
  });

  test.each([
    ['InvalidPassword', '1 more attempt before'],
    ['PasswordSoftLockout', '1 minute.'],
    ['InvalidTwoFactorAuthCode', '1 more attempt before'],
    ['TwoFactorAuthSoftLockout', '1 minute.'],
    ['IpAuthLockout', '1 day.'],
  ] as const)('counts to one: %s', (code, words) => {
    expect(formatMessage(signInRefusalMessages[code], { count: 1 })).toContain(words);
  });

  test('stands at the field', () => {
    for (const message of Object.values(REFUSALS)) {
      expect(shownAt('ENTER_PASSWORD', { type: 'checked', outcome: { message } })).toBe(message);
    }
  });
});

/** What stands at the one input of a step after something happened there. */
function shownAt(step: 'CHECK_YOUR_INBOX' | 'ENTER_EMAIL' | 'ENTER_PASSWORD', event: SignInEvent): string {
  const { error } = stepSignIn(startSignIn({ operation: 'login', step, isEmbedded: false }), event);
  if (error === undefined) return '';
  return renderToStaticMarkup(<InputError error={error} />).replaceAll('&#x27;', "'");
}

describe('IDEN-2, IDEN-6, TOAST-3: the login code and the email', () => {
  test('another failure says the sentence of the server, and asks to try again where there is none', () => {
    for (const message of [
      'Invalid code.',
      'Too many attempts. Please try again later.',
      'Login code must be 6 digits.',
    ])
      expect(shownAt('CHECK_YOUR_INBOX', { type: 'checked', outcome: { message } })).toBe(message);
    expect(shownAt('CHECK_YOUR_INBOX', { type: 'checked', outcome: { message: undefined } })).toBe('Please try again.');
    expect(shownAt('ENTER_EMAIL', { type: 'sent', outcome: { error: { type: 'OTHER' } } })).toBe('Please try again.');
  });

  test('a failed challenge offers help', () => {
    const failed = shownAt('ENTER_EMAIL', { type: 'sent', outcome: { error: { type: 'RECAPTCHA_FAILED' } } });
    expect(failed.replace(/<a [^>]*>/, '<a>')).toBe('reCAPTCHA verification failed. <a>Need help?</a>');
  });

  test('an email that nobody has asks for another one', () => {
    const config = { operation: 'login', step: 'ENTER_EMAIL', isEmbedded: false } as const;
    const outcome = { error: { type: 'UNRECOGNIZED_EMAIL' } } as const;
    const state = stepSignIn(startSignIn(config), { type: 'sent', outcome });
    expect(titlesOf(state, config, 'Longhand')).toEqual({
      title: "Sorry, we didn't recognize that email.",
      text: 'Would you like to sign in with a different email?',
    });
  });
});

/** What a program or a form decides to say: the sentence, ours, and the test that reads it where it is shown. */
const READ_BY: Readonly<Record<string, readonly [ours: string, test: string, proof?: string]>> = {
  'An error occured during deactivation of the subdomain.': [
    subdomainSettingsMessages.unclaimFailed,
    'test/browser/settings-subdomain.test.ts',
  ],
  'An error occured while we were recording your payout information.': [
    payoutMessages.notRecorded,
    'src/modules/money/payouts/stripe-payouts.test.ts',
  ],
  'You cannot follow yourself': [followMessages.followSelf, 'test/browser/following.test.ts'],
  "You're already following Quiller": [
    formatMessage(followMessages.alreadyFollowing, { name: 'Quiller' }),
    'test/browser/following.test.ts',
  ],
  "Sorry, that didn't work. Click Follow on the page below to try again.": [
    followMessages.intentFailed,
    'src/web/features/ground/toasts/every-toast.test.tsx',
  ],
  'Invalid code.': [signInMessages.invalidCode, 'test/browser/sign-in-email.test.ts'],
  'Too many attempts. Please try again later.': [emailAuthMessages.tooManyTries, 'test/browser/sign-in-email.test.ts'],
  'Please enter a valid email address.': [signInMessages.invalidEmail, 'test/browser/sign-in-forms.test.ts'],
  'Login code must be 6 digits.': [signInMessages.codeForm, 'test/browser/sign-in-forms.test.ts'],
  'Your account was found in violation of the Rules': [
    toastMessages.userSuspended,
    'test/browser/toasts.test.ts',
    'user-suspended',
  ],
  'Your story was found in violation of the Rules': [toastMessages.postSuspended, 'test/browser/appeals.test.ts'],
  Error: [errorScreenMessages.heading, 'test/browser/theme-and-errors.test.ts', 'ROUTE-14'],
};

test.each(Object.entries(READ_BY))(
  'TOAST-3, ROUTE-14: “%s” is read where it is shown',
  (specified, [ours, file, proof]) => {
    expect(ours).toBe(specified);
    expect(readFileSync(file, 'utf8')).toContain(proof ?? specified);
  },
);

/** What the section asks for without a sentence, or with one that no catalogue has, and the test that shows it. */
const SHOWN_BY: Readonly<Record<string, readonly [test: string, proof: string]>> = {
  'no root element': ['test/browser/start-up.test.ts', 'Expected root element to exist'],
  'unusable storage': ['src/shared/storage/storage.test.ts', 'unusable storage falls back to memory'],
  'a search that fails': ['src/web/features/finding/search/search-cache.test.ts', 'an error clears'],
  'account lockout': ['test/browser/sign-in-ways.test.ts', 'account-lockout'],
  'result types': ['src/shared/errors/result-types.test.ts', 'NOT_ENOUGH_TOKENS'],
  'another routing error': ['src/shared/routes/routing-error.test.ts', 'An unexpected routing error occurred'],
};

test.each(Object.entries(SHOWN_BY))('TOAST-3, CORE-1: %s', (_what, [file, proof]) => {
  expect(readFileSync(file, 'utf8')).toContain(proof);
});

describe('CORE-1, ROUTE-12, ROUTE-13: start-up and routing', () => {
  test('what a page does not start without', () => {
    const whole: Readonly<Record<string, unknown>> = {
      __PRELOADED_STATE__: {},
      __GRAPHQL_URI__: '/_/graphql',
      __APOLLO_STATE__: {},
    };
    for (const name of Object.keys(whole)) {
      expect(() => readStartData({ ...whole, [name]: undefined })).toThrow(`Expected window.${name} to exist.`);
    }
  });

  test('an address that no route matches is noted, and its reader finds the page that says so', async () => {
    const noted: string[] = [];
    listenToLog((level, message) => noted.push(`${level}: ${message}`));
    const { kind, ...resolution } = await resolveScreen({
      path: '/no/such/place/here',
      query: new URLSearchParams(),
      matcher: createMatcher(routes, 'DEFAULT', vi.fn()),
      site: {
        name: 'Longhand',
        logoImageId: undefined,
        url: 'https://longhand.example',
        context: { type: 'DEFAULT' },
        flags: [],
      },
      isSignedIn: false,
      ask: () => Promise.resolve({ data: {}, isFailed: false }),
    });
    listenToLog(() => undefined);
    expect([kind, noted]).toEqual([
      'screen',
      ['warn: The current location path "/no/such/place/here" does not match any route.'],
    ]);
    expect(resolution).toMatchObject({ screen: { kind: 'notFound', status: 404 } });
  });

  test('an unknown page or layout', async () => {
    await expect(loadPage('nothing-of-ours')).rejects.toThrow('Unknown page name "nothing-of-ours"');
    await expect(Promise.resolve().then(() => loadLayout('none'))).rejects.toThrow('Unknown layout "none"');
  });
});

test('CORE-11: corrupt JSON in the storage warns, and its default stands', () => {
  const warn = vi.fn();
  const storage = createMemoryStorage();
  storage.setItem('|read', '{');
  const stored = createStoredJson({ storage, key: '|read', fallback: 7, parse: Number, warn });
  expect([stored.read(), warn.mock.calls.length]).toEqual([7, 1]);
});
