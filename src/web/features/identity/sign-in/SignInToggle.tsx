import type { SignInConfig } from '#shared/identity/sign-in-config.ts';
import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import { signInPath } from './sign-in-path.ts';
import styles from './SignIn.module.css';
import { StepLink } from './StepLink.tsx';
import type { SignInFlow } from './use-sign-in.ts';

/** From signing in to creating an account, and back. */
export function SignInToggle({ flow: { state, dispatch }, config }: { flow: SignInFlow; config: SignInConfig }) {
  const { operation, step } = state;
  const { question, action } = operation === 'login' ? messages.toRegister : messages.toLogin;
  const other = operation === 'login' ? 'register' : 'login';
  return (
    <p className={styles.toggle}>
      {question}{' '}
      <StepLink
        href={signInPath({ ...config, operation: other, step, susiEntry: undefined })}
        onPress={() => dispatch({ type: 'toggled' })}
      >
        {action}
      </StepLink>
    </p>
  );
}
