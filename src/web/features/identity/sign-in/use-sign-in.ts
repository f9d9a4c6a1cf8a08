import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import type { SignInConfig } from '#shared/identity/sign-in-config.ts';
import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import { type AccountLockout, accountLockoutToast } from '#web/features/ground/toasts/account-toasts.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { getCaptchaValue } from './get-captcha-value.ts';
import { leaveWithToken } from './leave-with-token.ts';
import * as calls from './sign-in-calls.ts';
import type { SignInOptions } from './sign-in-options.ts';
import {
  canValidate,
  type CheckOutcome,
  type SendOutcome,
  type SignInBusy,
  type SignInEvent,
  type SignInState,
  startSignIn,
  stepSignIn,
  typedEmail,
} from './sign-in-state.ts';
import { tellCodeSent } from './tell-code-sent.ts';
import { raiseToasts } from './raise-toasts.ts';

let told: string | undefined;

/** Until when nobody comes in this way: it stays when the window is closed (rule 127). */
async function tellLockout(lockout: AccountLockout): Promise<void> {
  // Every further try meets the same lock.
  const lock = `${lockout.errorType} ${lockout.lockedOutUntil}`;
  if (told === lock) return;
  told = lock;
  raiseToasts();
  await showToast(accountLockoutToast(lockout));
}

/** The state of a sign-in and everything that a reader can do in it; nothing runs twice at once. */
export type SignInFlow = {
  readonly state: SignInState;
  readonly dispatch: Dispatch<SignInEvent>;
  readonly sendCode: () => void;
  readonly resendCode: () => void;
  readonly validate: () => void;
  readonly enterPassword: (password: string) => void;
  readonly enterFactor: () => void;
  readonly givePasskey: () => void;
};

export function useSignIn(
  config: SignInConfig,
  options: SignInOptions | undefined,
  given?: Parameters<typeof startSignIn>[1],
): SignInFlow {
  const [state, dispatch] = useReducer(stepSignIn, undefined, () => startSignIn(config, given));
  const isRunning = useRef(false);
  const redirect = config.redirectTo ?? '/';
  const { operation } = state;

  useEffect(() => {
    // Back to a page that is on its way elsewhere: the browser kept it as it was left.
    const wake = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  async function run<Outcome>(busy: SignInBusy, act: () => Promise<Outcome>, then: (outcome: Outcome) => void) {
    if (isRunning.current || state.busy === 'leaving') return;
    isRunning.current = true;
    dispatch({ type: 'began', busy });
    try {
      then(await act());
    } catch (error) {
      dispatch({ type: 'failed', text: describeFailure(error) });
    } finally {
      isRunning.current = false;
    }
  }

  const check = (act: () => Promise<CheckOutcome>) =>
    void run('verifying', act, (outcome) => {
      dispatch({ type: 'checked', outcome });
      if ('token' in outcome) leaveWithToken(outcome.token, { operation, susiEntry: config.susiEntry });
      else if (outcome.lockout !== undefined) void tellLockout(outcome.lockout);
    });

  /** Signing up meets a challenge first, signing in only where the server asks for one (rule T3). */
  async function send(email: string): Promise<SendOutcome> {
    const request = { email, operation, redirect, fullName: state.fullName.trim() || undefined };
    const challenge = async () => {
      dispatch({ type: 'began', busy: 'checking' });
      const captchaValue = options && (await getCaptchaValue(options.captcha, operation));
      dispatch({ type: 'began', busy: 'sending' });
      return await calls.sendAuthEmail({ ...request, captchaValue });
    };
    if (operation === 'register') return await challenge();
    const outcome = await calls.sendAuthEmail({ ...request, captchaValue: undefined });
    return outcome.error?.type === 'RECAPTCHA_FAILED' ? await challenge() : outcome;
  }

  const sendTo = (then: (outcome: SendOutcome) => void = () => undefined) => {
    const email = typedEmail(state);
    if (email === undefined) return dispatch({ type: 'refused', text: messages.invalidEmail });
    void run(
      'sending',
      () => send(email),
      (outcome) => {
        dispatch({ type: 'sent', outcome });
        then(outcome);
      },
    );
  };

  return {
    state,
    dispatch,
    sendCode: () => sendTo(),
    resendCode: () => sendTo(({ error }) => error === undefined && void tellCodeSent()),
    validate: () => {
      if (canValidate(state)) check(() => calls.verifyLoginCode(state.code));
      else if (state.busy === undefined) dispatch({ type: 'refused', text: messages.codeForm });
    },
    enterPassword: (password) => {
      const email = typedEmail(state);
      if (email === undefined) return dispatch({ type: 'refused', text: messages.invalidEmail });
      check(() => calls.signInWithPassword(email, password, redirect));
    },
    enterFactor: () =>
      check(() => (state.isRecovery ? calls.verifyRecoveryCode(state.code) : calls.verifyTwoFactorCode(state.code))),
    givePasskey: () =>
      check(() => (state.step === 'ENTER_TWO_FACTOR' ? calls.verifyPasskey() : calls.signInWithPasskey(redirect))),
  };
}

function describeFailure(error: unknown): string {
  if (!navigator.onLine) return messages.offline;
  if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name))
    return messages.passkeyCancelled;
  return messages.unexpected;
}
