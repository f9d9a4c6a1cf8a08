/** Why a request to elsewhere gave no answer: the rules forbade it, or it could not be done. */
export type OutboundFault = 'forbidden' | 'unreachable' | 'tooSlow' | 'tooLarge' | 'redirected';

/** The message names the host only, never the path or the query, which may carry secrets. */
export class OutboundError extends Error {
  readonly fault: OutboundFault;

  constructor(fault: OutboundFault, host: string, cause?: unknown) {
    super(`The request to ${host} failed: ${fault}.`, { cause });
    this.name = 'OutboundError';
    this.fault = fault;
  }
}
