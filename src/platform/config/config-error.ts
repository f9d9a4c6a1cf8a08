/** A variable that is set and wrong. The message is one sentence that names it and can be shown as it is. */
export class ConfigError extends Error {
  readonly variable: string;

  constructor(variable: string, complaint: string) {
    super(`${variable} ${complaint}.`);
    this.name = 'ConfigError';
    this.variable = variable;
  }
}

/**
 * Reads settings that belong together: all of them, or none. Answers undefined when none is set.
 * Throws a ConfigError that names the first missing one when only some are.
 */
export function allOrNone<Name extends string>(
  values: Readonly<Record<Name, string | undefined>>,
): Record<Name, string> | undefined {
  const entries = Object.entries<string | undefined>(values);
  const missing = entries.filter(([, value]) => value === undefined).map(([name]) => name);
  const given = entries.filter(([, value]) => value !== undefined).map(([name]) => name);
  if (given.length === 0) return undefined;
  const [firstMissing] = missing;
  if (firstMissing !== undefined) throw new ConfigError(firstMissing, `must be set, because ${given[0]} is`);
  return values as Record<Name, string>;
}
