import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import type { SignInConfig } from '#shared/identity/sign-in-config.ts';
import { signInQuery } from '#shared/identity/sign-in-config.ts';
import { SIGN_IN_FORM, type SignInForm } from '#shared/identity/sign-in-form.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { SignInState } from './sign-in-state.ts';
import styles from './SignIn.module.css';

type StepFormProps = {
  readonly form: SignInForm;
  readonly state: SignInState;
  readonly config: SignInConfig;
  /** Undefined where script runs in any case, as in the window over a page. */
  readonly xsrf: string | undefined;
  readonly onSubmit: (fields: FormData) => void;
  readonly children: ReactNode;
};

/** The form of one step. Without script it goes to `/m/signin` itself, with all that the next page must know. */
export function StepForm({ form, state, config, xsrf, onSubmit, children }: StepFormProps) {
  const { operation, step, email } = state;
  const isTyped = form === 'sendCode' || form === 'password';
  const hidden: Readonly<Record<string, string | undefined>> = {
    ...signInQuery({ ...config, operation, step }),
    [SIGN_IN_FORM.form]: form,
    [SIGN_IN_FORM.xsrf]: xsrf,
    [SIGN_IN_FORM.email]: isTyped ? undefined : email,
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  const { error } = state;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button was off while it was looked at, and lost the focus by that.
    if (error !== undefined && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [error]);
  return (
    <form ref={element} className={styles.form} method="post" action={buildPath('SignIn')} onSubmit={submit} noValidate>
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}
