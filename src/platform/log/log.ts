import { pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { traceFields } from '#platform/traces/trace.ts';
import { tellErrorListeners } from './logged-errors.ts';

export type Log = Logger;

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

const SECRET_FIELDS = ['password', 'secret', 'token', 'authorization', 'cookie', 'connectionString', 'code'];

/** Secrets are at the top, in an object, or in an object's object (`request.headers.cookie`). */
const SECRET_PATHS = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]).concat(
  '["set-cookie"]',
  '*["set-cookie"]',
  '*.*["set-cookie"]',
);

/** The number of the level `error`; those above are worse. */
const ERROR = 50;

/** Some log the error's text as `error`, some the error itself, whose message JSON would leave out. */
const serializers = { err: stdSerializers.err, error: stdSerializers.err };

/** One JSON line for each event on standard error, with secrets blotted out; standard output stays for people. */
export function createLog(level: LogLevel, destination: DestinationStream = process.stderr): Log {
  return pino(
    {
      level,
      base: { process: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      serializers,
      hooks: {
        logMethod(given, method, logged) {
          if (logged >= ERROR) tellErrorListeners(given);
          method.apply(this, given);
        },
      },
      mixin: traceFields,
      redact: { paths: SECRET_PATHS, censor: '…' },
    },
    destination,
  );
}
