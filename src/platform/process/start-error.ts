import { outageOf } from './outage.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { outageMessages } from '#shared/messages/outages.ts';
import { sourceStack } from '#platform/log/source-stack.ts';

/** Why the program cannot start, as one sentence for its operator: it is shown without a stack. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'StartError';
  }
}

/** What to print when a start failed: a sentence if the operator can do something, otherwise the stack. */
export function describeFailure(error: unknown): string {
  return sentenceOf(error) ?? (error instanceof Error ? sourceStack(error) : String(error));
}

/** The sentence for the operator; undefined for unexpected errors. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'StartError' || error.name === 'ConfigError') return error.message;
  const outage = outageOf(error);
  if (outage === 'FULL') return formatMessage(outageMessages.operator.FULL, { words: error.message });
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE') return `PORT ${port} of ${address} is taken by another program: set PORT to a free one.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${address} is no address of this machine.`;
  if (code === 'EACCES' && port !== undefined)
    return `PORT ${port} may not be used by this user: set PORT to one above 1023.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The name of another machine was not found (${error.message}): check the settings.`;
  if (outage === 'AWAY') return formatMessage(outageMessages.operator.AWAY, { words: error.message || String(code) });
  // PostgreSQL's answer already is a sentence.
  if ('severity' in error) return `The database refuses: ${error.message}.`;
  return undefined;
}
