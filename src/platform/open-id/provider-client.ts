import type { Claims } from './verify-id-token.ts';

export type Question = {
  /** Ours: where the provider sends the answer, to the letter as it is registered there. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** 43 to 128 characters of RFC 7636. */
  readonly codeVerifier: string;
};

/** What every provider is asked. Everything throws a SignInFault. */
export type ProviderClient = {
  /** What the subjects of this provider are unique in. */
  readonly issuer: string;
  /** Where the browser is sent to be asked. */
  readonly questionUrl: (question: Question) => Promise<URL>;
  /** Exchanges the answer that came back to the redirect address for what the provider says of the person. */
  readonly readAnswer: (answer: URLSearchParams, question: Question) => Promise<Claims>;
};
