import { calculatePKCECodeChallenge } from 'openid-client';
import type { Question } from './provider-client.ts';
import { toSignInFault } from './to-sign-in-fault.ts';

/** Runs one exchange; whatever it throws is one of the four faults. */
export async function told<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw toSignInFault(error);
  }
}

/** The parameters of RFC 7636 that go with a question. */
export async function challengeOf(question: Question): Promise<Readonly<Record<string, string>>> {
  return {
    code_challenge: await calculatePKCECodeChallenge(question.codeVerifier),
    code_challenge_method: 'S256',
  };
}
