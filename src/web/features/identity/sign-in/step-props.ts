import type { SignInConfig } from '#shared/identity/sign-in-config.ts';
import type { SignInOptions } from './sign-in-options.ts';
import type { SignInFlow } from './use-sign-in.ts';

/** What each step is given. */
export type StepProps = {
  readonly flow: SignInFlow;
  readonly config: SignInConfig;
  readonly options: SignInOptions;
  /** For forms that are sent without script. */
  readonly xsrf: string | undefined;
};
