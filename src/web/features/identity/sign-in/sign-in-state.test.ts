import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSignInConfig, SIGN_IN_STEPS, signInQuery } from '#shared/identity/sign-in-config.ts';
import {
  canValidate,
  type SignInEvent,
  type SignInState,
  startSignIn,
  stepSignIn,
  typedEmail,
} from './sign-in-state.ts';

const open = (query = '') => startSignIn(readSignInConfig(new URLSearchParams(query)));
const after = (state: SignInState, ...events: readonly SignInEvent[]) => events.reduce(stepSignIn, state);
const email = { type: 'typed', field: 'email', value: ' ada@mail.example ' } as const;
const toEmail = { type: 'went', step: 'ENTER_EMAIL' } as const;

describe('IDEN-1: the steps', () => {
  test('the options lead to the email, and a mail that was sent to the inbox, which keeps email and operation', () => {
    expect(open().step).toBe('OPTIONS');
    const sent = after(open('operation=register'), toEmail, email, { type: 'sent', outcome: {} });
    expect(sent).toMatchObject({ step: 'CHECK_YOUR_INBOX', operation: 'register', busy: undefined });
    expect(typedEmail(sent)).toBe('ada@mail.example');
  });

  test('an unrecognized email is cleared, and leads to all options or to registering', () => {
    const outcome = { error: { type: 'UNRECOGNIZED_EMAIL', message: 'x' } } as const;
    const unknown = after(open(), toEmail, email, { type: 'sent', outcome });
    expect(unknown).toMatchObject({ step: 'UNRECOGNIZED_EMAIL', email: '', error: undefined });
    expect(after(unknown, { type: 'went', step: 'OPTIONS' }).step).toBe('OPTIONS');
    const register = after(unknown, { type: 'went', step: 'ENTER_EMAIL', operation: 'register' });
    expect(register).toMatchObject({ step: 'ENTER_EMAIL', operation: 'register' });
  });

  test('sign in and create account can be toggled, there and back', () => {
    expect(after(open(), { type: 'toggled' })).toMatchObject({ operation: 'register', step: 'OPTIONS' });
    expect(after(open(), toEmail, { type: 'toggled' }, { type: 'toggled' })).toMatchObject({
      operation: 'login',
      step: 'ENTER_EMAIL',
    });
  });

  test('IDEN-3: a link that was too old asks for the email at once', () => {
    const expired = open('susiEntry=email_login_timeout&operation=register');
    expect(expired).toMatchObject({ step: 'ENTER_EMAIL', isExpired: true, operation: 'register' });
    expect(after(expired, email, { type: 'sent', outcome: {} }).isExpired).toBe(false);
  });
});

describe('IDEN-2: the login code', () => {
  const inbox = after(open(), toEmail, email, { type: 'sent', outcome: {} });
  const typed = (value: string) => after(inbox, { type: 'typed', field: 'code', value });

  test('only digits are taken, six of them, and Validate waits for the sixth', () => {
    expect(typed('12 34-5x').code).toBe('12345');
    expect(canValidate(typed('12345'))).toBe(false);
    expect(typed(' 123 456 789').code).toBe('123456');
    expect(typed('１２３４５６').code).toBe('123456');
    expect(canValidate(typed('123456'))).toBe(true);
    expect(canValidate(after(typed('123456'), { type: 'began', busy: 'verifying' }))).toBe(false);
  });

  test('the field is cleared on resend, which is told', () => {
    const resent = after(typed('123'), { type: 'began', busy: 'sending' }, { type: 'sent', outcome: {} });
    expect(resent).toMatchObject({ code: '', step: 'CHECK_YOUR_INBOX', notice: 'Code sent!' });
  });

  test('after a token everything stays disabled, since the browser is on its way', () => {
    const gone = after(typed('123456'), { type: 'checked', outcome: { token: 't' } });
    expect(gone.busy).toBe('leaving');
    expect(canValidate(gone)).toBe(false);
  });

  test('a wrong code says what the server says, else to try again, and keeps what was typed', () => {
    const wrong = after(typed('123456'), { type: 'checked', outcome: { message: 'Invalid code.' } });
    expect(wrong).toMatchObject({ code: '123456', error: { text: 'Invalid code.', at: 'input' } });
    const odd = after(typed('123456'), { type: 'checked', outcome: { message: undefined } });
    expect(odd.error?.text).toBe('Please try again.');
    expect(after(wrong, { type: 'typed', field: 'code', value: '1' }).error).toBeUndefined();
  });
});

test('IDEN-6: a failed challenge says so, with help, and stays', () => {
  const outcome = { error: { type: 'RECAPTCHA_FAILED' } } as const;
  expect(after(open('operation=register'), toEmail, email, { type: 'sent', outcome })).toMatchObject({
    step: 'ENTER_EMAIL',
    error: { text: 'reCAPTCHA verification failed.', hasHelp: true },
  });
});

const event = fc.oneof<fc.Arbitrary<SignInEvent>[]>(
  fc.record({ type: fc.constant('went' as const), step: fc.constantFrom(...SIGN_IN_STEPS) }),
  fc.constant({ type: 'toggled' }),
  fc.constant({ type: 'switchedFactor' }),
  fc.record({
    type: fc.constant('typed' as const),
    field: fc.constantFrom('email', 'fullName', 'code'),
    value: fc.string(),
  }),
  fc.constantFrom<SignInEvent[]>(
    { type: 'began', busy: 'sending' },
    { type: 'failed', text: 'x' },
    { type: 'sent', outcome: {} },
    { type: 'sent', outcome: { error: { type: 'UNRECOGNIZED_EMAIL' } } },
    { type: 'sent', outcome: { error: { type: 'OTHER' } } },
    { type: 'checked', outcome: { message: undefined } },
  ),
);

test('in any order of events: a known step, an error or work and never both, and digits alone in a login code', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const state = after(open(), ...events);
      expect(SIGN_IN_STEPS).toContain(state.step);
      expect(state.error !== undefined && state.busy !== undefined).toBe(false);
      const last = events.at(-1);
      if (state.step === 'CHECK_YOUR_INBOX' && last?.type === 'typed') expect(state.code).toMatch(/^\d{0,6}$/);
    }),
  );
});

test('a configuration survives the address that it is written to', () => {
  const config = {
    operation: 'register',
    step: 'ENTER_EMAIL',
    susiEntry: 'clap',
    redirectTo: '/a?b=c#d',
    actionUrl: '/_/vote/p/1',
    collectionSlug: 'field-notes',
    isEmbedded: true,
  } as const;
  const query = new URLSearchParams(
    Object.entries(signInQuery(config)).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  expect(readSignInConfig(query)).toMatchObject(config);
  expect(readSignInConfig(new URLSearchParams('step=x&operation=y&susiEntry=z'))).toMatchObject({
    step: 'OPTIONS',
    operation: 'login',
    susiEntry: undefined,
  });
});
