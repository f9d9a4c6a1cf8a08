import { AsyncLocalStorage } from 'node:async_hooks';
import { buildName } from '#platform/build/build-name.ts';
import { listenToErrors, type LoggedError } from '#platform/log/logged-errors.ts';
import { hideSecrets } from '#shared/routes/hide-secrets.ts';
import { errorReportRules, type ErrorReport, maskText } from '#shared/telemetry/error-report.ts';
import { isBot } from '#shared/telemetry/is-bot.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { TakenError } from './error-group.ts';
import { insertErrorReports } from './errors.store.ts';

/** Milliseconds, and how many of them: a process that fails all the time need not say so each time. */
const WRITE_AFTER = 5_000;
const MOST_HELD = 50;

type Keeper = Pick<CommandContext, 'database' | 'clock' | 'log'>;

/** Keeps what a browser tells of errors, of nobody in particular (decision 0108); what bots tell is dropped. */
export async function takeBrowserErrors(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  reports: readonly ErrorReport[],
  userAgent: string,
): Promise<void> {
  if (reports.length === 0 || isBot(userAgent)) return;
  const agent = maskText(userAgent.slice(0, errorReportRules.mostAddress));
  const errors = reports.map(({ name, message, stack, fileName, lineNumber, extra }) => ({
    name,
    message,
    // An error of a script of others has a place and no stack.
    stack: stack === '' && fileName !== '' ? `@${fileName}:${lineNumber ?? 0}:0` : stack,
    build: extra.build,
    about: {
      location: extra.location,
      routeName: extra.routeName,
      userAgent: agent,
      requestId: extra.requestId,
      said: '',
    },
  }));
  await insertErrorReports(database, 'browser', { errors, now: clock.now() });
}

/** Keeps what this process logs as errors, until it is stopped: a few at once, off the way of whoever waits. */
export function keepLoggedErrors({ database, clock, log }: Keeper): { readonly stop: () => Promise<void> } {
  let held: TakenError[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    timer = undefined;
    const errors = held;
    held = [];
    if (errors.length === 0) return;
    // A warning: an error here would be kept as well, for ever.
    await insertErrorReports(database, 'server', { errors, now: clock.now() }).catch((error: unknown) =>
      log.warn({ err: error }, 'errors could not be kept'),
    );
  }

  // Not as a part of the request that failed: it may be one that writes nothing (rule 248).
  const outside = AsyncLocalStorage.snapshot();
  const forget = listenToErrors((error) => {
    if (held.length >= MOST_HELD) return;
    held.push(describeLogged(error));
    timer ??= outside(() => setTimeout(() => void write(), WRITE_AFTER).unref());
  });
  return {
    stop: async () => {
      forget();
      clearTimeout(timer);
      await write();
    },
  };
}

function describeLogged({ name, message, stack, said, requestId, asked }: LoggedError): TakenError {
  const cut = (text: string, most: number) =>
    maskText(hideSecrets(text.replaceAll('\0', '')))
      .slice(0, most)
      .toWellFormed();
  const { mostName, mostMessage, mostStack, mostAddress } = errorReportRules;
  return {
    name: cut(name, mostName),
    message: cut(message, mostMessage),
    stack: cut(stack, mostStack),
    build: buildName,
    about: { location: cut(asked, mostAddress), routeName: '', userAgent: '', requestId, said: cut(said, mostName) },
  };
}
