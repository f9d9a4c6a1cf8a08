import { type SignInConfig, signInQuery } from '#shared/identity/sign-in-config.ts';
import { buildPath } from '#shared/routes/build-path.ts';

/** The address of `/m/signin` for a configuration: where every step is reached without script. */
export function signInPath(config: Partial<SignInConfig>): string {
  return buildPath('SignIn', {}, signInQuery(config));
}
