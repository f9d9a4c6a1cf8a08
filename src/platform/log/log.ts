import { pino, stdTimeFunctions } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

const SECRET_FIELDS = ['password', 'secret', 'token', 'authorization', 'cookie', 'connectionString', 'code'];

/** Secrets stand at the top, in an object, or in an object of an object (`request.headers.cookie`). */
const SECRET_PATHS = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]).concat(
  '["set-cookie"]',
  '*["set-cookie"]',
  '*.*["set-cookie"]',
);

/** One JSON line for each event on standard error, with secrets blotted out; standard output stays for people. */
export function createLog(level: LogLevel, destination: DestinationStream = process.stderr): Log {
  return pino(
    {
      level,
      base: { process: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      redact: { paths: SECRET_PATHS, censor: '…' },
    },
    destination,
  );
}
