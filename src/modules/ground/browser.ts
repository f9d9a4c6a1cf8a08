/** One visitor's browser, signed in or not: what codes, provider states and pending sign-ins are bound to. */
export type Browser = {
  /** sha256 of the visitor cookie, in hex. */
  readonly visitorHash: string;
  /** As the browser sent it, at most 400 characters. */
  readonly userAgent: string;
  /** An IPv4 address, or the /64 of an IPv6 one: what limits count by. */
  readonly network: string;
  /** Two capital letters; null where unknown. */
  readonly country: string | null;
};
