import { SIGN_IN_FORM, SIGN_IN_FORMS } from '#shared/identity/sign-in-form.ts';
import { type SignInConfig } from '#shared/identity/sign-in-config.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { sendAccountAuthEmail } from '#modules/identity/email-auth/send-account-auth-email.ts';
import { verifyLoginCode } from '#modules/identity/email-auth/verify-login-code.ts';
import { signInWithPassword } from '#modules/identity/passwords/sign-in-with-password.ts';
import { verifyRecoveryCode } from '#modules/identity/two-factor/verify-recovery-code.ts';
import { verifyTwoFactorCode } from '#modules/identity/two-factor/verify-two-factor-code.ts';
import { answerOfCode, answerOfProof, answerOfSend, type FormOutcome } from './form-outcome.ts';

/** Does what one form of `/m/signin` asks for, by the same commands as the graph. `read` gives a field, or ''. */
export async function answerForm(
  context: CommandContext,
  config: SignInConfig,
  read: (name: string) => string,
): Promise<FormOutcome> {
  const { operation, step, redirectTo: redirect = '/' } = config;
  const email = read(SIGN_IN_FORM.email);
  const form = SIGN_IN_FORMS.find((one) => one === read(SIGN_IN_FORM.form));
  switch (form) {
    case 'sendCode':
    case 'resendCode': {
      const fullName = read(SIGN_IN_FORM.fullName) || null;
      const outcome = await sendAccountAuthEmail(context, { email, operation, redirect, fullName, captchaValue: null });
      return answerOfSend(outcome, config, form === 'resendCode');
    }
    case 'verifyCode':
      return answerOfCode(await verifyLoginCode(context, read(SIGN_IN_FORM.loginCode).replaceAll(/\s/g, '')));
    case 'password': {
      const password = read(SIGN_IN_FORM.password);
      return answerOfProof(await signInWithPassword(context, { email, password, redirect }), step);
    }
    case 'twoFactor':
      return answerOfProof(await verifyTwoFactorCode(context, read(SIGN_IN_FORM.code)), step);
    case 'recovery':
      return answerOfProof(await verifyRecoveryCode(context, read(SIGN_IN_FORM.code)), step);
    case undefined:
      return { kind: 'step', status: 400, step, notice: 'OTHER' };
  }
}
