import { sourceStack } from './source-stack.ts';

/** An error from the log, as far as it says what failed. */
export type LoggedError = {
  readonly name: string;
  readonly message: string;
  /** Where it was thrown, in the sources; empty if unknown. */
  readonly stack: string;
  /** The words beside it: what could not be done. */
  readonly said: string;
  readonly requestId: string;
  /** The address or the operation that asked. */
  readonly asked: string;
};

type Listener = (error: LoggedError) => void;

const listeners = new Set<Listener>();

/** Reports every error that this process logs, besides its log line; returns how to stop. */
export function listenToErrors(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Passes on what the log was given: `log.error(fields, words)`, or just words. */
export function tellErrorListeners(given: readonly unknown[]): void {
  if (listeners.size === 0) return;
  const error = describeLogged(given);
  for (const listen of listeners) listen(error);
}

/** `TypeError: x is no function`, as a stack begins. */
const FIRST_LINE = /^(?:Uncaught )?([A-Z]\w*(?:Error|Exception)?): ([^\n]*)/;

function describeLogged(given: readonly unknown[]): LoggedError {
  const [first, second] = given;
  const fields =
    typeof first === 'object' && first !== null
      ? new Map<string, unknown>(Object.entries(first))
      : new Map<string, unknown>();
  const text = (key: string) => (typeof fields.get(key) === 'string' ? String(fields.get(key)) : '');
  const said = typeof first === 'string' ? first : typeof second === 'string' ? second : '';
  const cause = first instanceof Error ? first : (fields.get('err') ?? fields.get('error'));
  return {
    ...(cause instanceof Error ? readError(cause) : readText(typeof cause === 'string' ? cause : said)),
    said,
    requestId: text('requestId'),
    asked: text('path') || text('operationName') || text('task'),
  };
}

function readError(error: Error): Pick<LoggedError, 'name' | 'message' | 'stack'> {
  return { name: error.name, message: error.message, stack: sourceStack(error) };
}

/** Many log only an error's text, which may be its stack. */
function readText(text: string): Pick<LoggedError, 'name' | 'message' | 'stack'> {
  const [, name = 'Error', message = text.split('\n', 1)[0] ?? ''] = FIRST_LINE.exec(text) ?? [];
  return { name, message, stack: text.includes('\n    at ') ? text : '' };
}
