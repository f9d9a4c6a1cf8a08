import type { LogLevel } from '#shared/telemetry/log-level.ts';

type LogListener = (level: LogLevel, message: string) => void;

const { warn } = console;
let listener: LogListener | undefined;

/** The one place where the web speaks to the console: warnings that the specification asks for. */
export function logWarning(message: string): void {
  warn(message);
  logQuietly('warn', message);
}

/** For whoever takes records in; nothing where nobody does. */
export function logQuietly(level: LogLevel, message: string): void {
  listener?.(level, message);
}

export function listenToLog(listen: LogListener): void {
  listener = listen;
}
