import { setTimeout as wait } from 'node:timers/promises';
import { formatMessage } from '#shared/messages/format-message.ts';
import { secretFile } from '#platform/secrets/secret-file.ts';
import { describeFailure } from '#platform/process/start-error.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { addSecretKey } from '#modules/ground/secret-keys/add-secret-key.ts';
import type { SecretReader } from '#modules/ground/secret-keys/read-secret-readers.ts';
import { useSecretKey, type UseOutcome } from '#modules/ground/secret-keys/use-secret-key.ts';
import { describeSecretKeys } from '#modules/running/secret-keys/describe-secret-keys.ts';
import { reseal } from '#modules/running/secret-keys/reseal.ts';
import { retireSecretKey, type RetireOutcome } from '#modules/running/secret-keys/retire-secret-key.ts';
import { openProgram } from './open-program.ts';
import { secretTexts as texts } from './secret-texts.ts';

const DONE = 0;
const NOT_YET = 1;
const WRONG_USE = 2;
/** How many milliseconds processes may take to see a new key, since they look every two seconds. */
const PATIENCE = 6_000;
/** The same for a killed process, until it counts as gone. */
const PATIENCE_WITH_SILENT = 70_000;

type Deed = (context: CommandContext) => Promise<number>;

/** `longhand secret …`: replaces the key in secret.key; returns the exit status. */
export async function secretCommand(parameters: readonly string[]): Promise<number> {
  if (parameters.includes('--help') || parameters.includes('-h')) {
    process.stdout.write(texts.help);
    return DONE;
  }
  const deed = deedOf(parameters);
  if (deed === undefined) return complain(texts.usage, WRONG_USE);
  try {
    const program = await openProgram();
    try {
      return await deed(program.context);
    } finally {
      await program.close();
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'StartError') throw error;
    return complain(describeFailure(error));
  }
}

function deedOf(parameters: readonly string[]): Deed | undefined {
  const asked = parameters.join(' ');
  if (asked === 'retire --leaked --yes') return (context) => retire(context, true);
  if (asked === 'retire --leaked') return async () => complain(texts.leaked, WRONG_USE);
  return Object.hasOwn(deeds, asked) ? deeds[asked] : undefined;
}

const deeds: Readonly<Record<string, Deed>> = {
  '': async (context) => say(await describeSecretKeys(context)),
  add,
  use,
  reseal: resealNow,
  retire: (context) => retire(context, false),
};

async function add(context: CommandContext): Promise<number> {
  const { number, wasThere } = await addSecretKey(context);
  const file = secretFile(context.config.dataFolder);
  return say(formatMessage(wasThere ? texts.wasThere : texts.added, { number, file }));
}

async function use(context: CommandContext): Promise<number> {
  return answerUse(await whileReaders(() => useSecretKey(context)));
}

type WithReaders = { readonly readers: readonly SecretReader[] };

/** Asks again for as long as processes may still see what they haven't seen yet, or turn out to be gone. */
async function whileReaders<Outcome extends UseOutcome | RetireOutcome>(ask: () => Promise<Outcome>): Promise<Outcome> {
  const begun = performance.now();
  for (;;) {
    const outcome = await ask();
    const readers = 'readers' in outcome ? outcome.readers : [];
    if (readers.length === 0) return outcome;
    const isSilent = readers.every((reader) => reader.isSilent);
    if (performance.now() - begun > (isSilent ? PATIENCE_WITH_SILENT : PATIENCE)) return outcome;
    await wait(1_000);
  }
}

function namesOf({ readers }: WithReaders): string {
  return readers.map(({ name }) => name).join('\n  ');
}

function answerUse(outcome: UseOutcome): number {
  if (outcome.kind === 'USED') return say(formatMessage(texts.used, { number: outcome.number }));
  if (outcome.kind === 'NOTHING_ADDED') return complain(texts.nothingAdded);
  if (outcome.kind === 'OLD_ONE_LEFT') return complain(formatMessage(texts.oldOneLeft, { number: outcome.number }));
  if (outcome.kind === 'OLDER_PROGRAMS') return complain(formatMessage(texts.olderPrograms, { count: outcome.count }));
  return complain(formatMessage(texts.notKnownBy, { number: outcome.number, names: namesOf(outcome) }));
}

async function resealNow(context: CommandContext): Promise<number> {
  let shown = 0;
  const { done, missed, lost } = await reseal(context, (report) => {
    if (report.done - shown < 10_000) return;
    shown = report.done;
    process.stderr.write(`${formatMessage(texts.resealing, { done: shown })}\n`);
  });
  const end = formatMessage(texts.resealed, { done, missed, lost });
  return missed === 0 ? say(end) : complain(end);
}

async function retire(context: CommandContext, isLeaked: boolean): Promise<number> {
  return answerRetire(context, await whileReaders(() => retireSecretKey(context, { isLeaked })));
}

function answerRetire({ config }: CommandContext, outcome: RetireOutcome): number {
  switch (outcome.kind) {
    case 'RETIRED': {
      const file = secretFile(config.dataFolder);
      return say(formatMessage(texts.retired, { numbers: outcome.numbers.join(', '), lost: outcome.lost, file }));
    }
    case 'NOTHING_OLD':
      return say(texts.nothingOld);
    case 'SIGNED_UNTIL':
      return complain(formatMessage(texts.signedUntil, { until: outcome.until.toISOString() }));
    case 'USED_BY':
      return complain(formatMessage(texts.usedBy, { names: namesOf(outcome) }));
    case 'WRITERS_LEFT':
      return complain(texts.writersLeft);
    case 'SEALED_LEFT':
      return complain(formatMessage(texts.sealedLeft, { count: outcome.count }));
  }
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return DONE;
}

function complain(text: string, status = NOT_YET): number {
  process.stderr.write(`${text}\n`);
  return status;
}
