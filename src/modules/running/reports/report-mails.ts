import { formatMessage } from '#shared/messages/format-message.ts';
import { reportMessages as messages } from '#shared/messages/reports.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { sendDecisionMail } from '#modules/running/decisions/decision-mails.ts';
import { describeTarget } from './describe-target.ts';
import type { ReportTarget } from './report.ts';

/** Tells somebody who reported what came of it (rule 162). */
export async function sendOutcomeMail(
  context: CommandContext,
  reporterId: string,
  { title, isUpheld }: { readonly title: string; readonly isUpheld: boolean },
): Promise<void> {
  const text = formatMessage(isUpheld ? messages.outcomeUpheld : messages.outcomeDismissed, { title });
  await sendOutcome(context, reporterId, [text]);
}

/** Own judgement: enough to know again what it was about. */
export const MOST_NAMED = 10;

export type Outcomes = {
  readonly reporterId: string;
  /** What is named, of `count` in all. */
  readonly targets: readonly ReportTarget[];
  readonly count: number;
};

/** Tells somebody who reported several things, of which each broke the rules, in one mail. */
export async function sendOutcomes(context: CommandContext, { reporterId, targets, count }: Outcomes): Promise<void> {
  const reader = commandReader(context);
  const described = await Promise.all(targets.map((target) => describeTarget(reader, target)));
  const [first, ...others] = described.map(({ title }) => title);
  if (first === undefined) return;
  if (others.length === 0) return await sendOutcomeMail(context, reporterId, { title: first, isUpheld: true });
  const names = [first, ...others].map((title) => formatMessage(messages.outcomeNamed, { title }));
  const rest = count - names.length;
  await sendOutcome(context, reporterId, [
    formatMessage(messages.outcomesUpheld, { count }),
    ...names,
    ...(rest > 0 ? [formatMessage(messages.outcomesMore, { count: rest })] : []),
  ]);
}

async function sendOutcome(
  context: CommandContext,
  reporterId: string,
  [text, ...more]: readonly [string, ...string[]],
): Promise<void> {
  const site = await readSiteName(context);
  await sendDecisionMail(context, reporterId, {
    subject: formatMessage(messages.outcomeSubject, { site }),
    preview: text,
    blocks: [text, ...more, messages.outcomeThanks].map((words) => ({ kind: 'paragraph', text: words })),
  });
}
