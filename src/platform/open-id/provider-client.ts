import type { Claims } from './verify-id-token.ts';

export type Question = {
  /** Our address for the provider's answer, exactly as registered there. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** 43 to 128 characters of RFC 7636. */
  readonly codeVerifier: string;
};

/** What we ask of every provider. Everything throws a SignInFault. */
export type ProviderClient = {
  /** The namespace in which this provider's subjects are unique. */
  readonly issuer: string;
  /** Where we send the browser to be asked. */
  readonly questionUrl: (question: Question) => Promise<URL>;
  /** Exchanges the answer at the redirect address for what the provider says about the person. */
  readonly readAnswer: (answer: URLSearchParams, question: Question) => Promise<Claims>;
};
