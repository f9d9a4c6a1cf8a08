/** A rule of the product that was passed (rule 148), as the wire says it. */
export type RateLimited = {
  readonly type: 'RateLimited';
  readonly message: string;
  /** Seconds. */
  readonly retryAfter: number;
};

export function rateLimited(message: string, retryAfter: number): RateLimited {
  return { type: 'RateLimited', message, retryAfter };
}
