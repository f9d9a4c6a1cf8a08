const { warn } = console;

/** The one place where the web speaks to the console: warnings that the specification asks for. */
export function logWarning(message: string): void {
  warn(message);
}
