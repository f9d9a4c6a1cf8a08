/** Why a request to elsewhere gave no answer: the rules forbade it, it could not be done, or nothing leaves a restored copy. */
export type OutboundFault = 'forbidden' | 'unreachable' | 'tooSlow' | 'tooLarge' | 'redirected' | 'quarantined';

/** The message names the host only, never the path or the query, which may carry secrets. */
export class OutboundError extends Error {
  readonly fault: OutboundFault;
  /** Where a redirect leads, as the server wrote it. */
  readonly location: string | undefined;
  /** The whole request had left, so it may have been acted on. */
  readonly wasSent: boolean;

  constructor(fault: OutboundFault, host: string, cause?: unknown, location?: string, wasSent = false) {
    super(`The request to ${host} failed: ${fault}.`, { cause });
    this.name = 'OutboundError';
    this.fault = fault;
    this.location = location;
    this.wasSent = wasSent;
  }
}
