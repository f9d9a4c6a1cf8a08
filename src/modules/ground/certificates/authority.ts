/** What an authority made: PEM texts, the name's own certificate first in the chain. */
export type IssuedCertificate = { readonly chain: string; readonly privateKey: string };

/** From when to when an authority wishes a certificate to be renewed, and when to ask it again. */
export type RenewalWindow = { readonly start: Date; readonly end: Date; readonly lookAgainAt: Date };

/** Whoever makes certificates. */
export type Authority = {
  /** Throws where it does not. `replaced` is the chain that stood there before. */
  readonly issue: (name: string, replaced: string | null) => Promise<IssuedCertificate>;
  /** Whether what takes the place of another certificate is free of the authority's limits (RFC 9773, 5). */
  readonly isRenewalFree: () => Promise<boolean>;
  /** Undefined where the authority says nothing of it, or cannot be asked now. */
  readonly renewalWindow: (chain: string) => Promise<RenewalWindow | undefined>;
};
