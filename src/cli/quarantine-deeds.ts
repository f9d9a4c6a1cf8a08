import { formatMessage } from '#shared/messages/format-message.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readQuarantine } from '#modules/ground/settings/site-quarantine.ts';
import { readHeld } from '#modules/running/quarantine/read-held.ts';
import { wakeSite } from '#modules/running/quarantine/wake-site.ts';
import { cliTexts } from './texts.ts';

/** `longhand admin quarantine`. */
export async function printQuarantine(context: CommandContext): Promise<number> {
  const quarantine = await readQuarantine(context.database);
  if (quarantine === null) return say(cliTexts.notInQuarantine);
  const takenAt = quarantine.backupTakenAt.toISOString();
  return say(`${formatMessage(cliTexts.inQuarantine, { takenAt })}\n${await listHeld(context)}`);
}

/** `longhand admin wake`: ends the quarantine and shows what goes out now. */
export async function wake(context: CommandContext, isOldMailDropped: boolean): Promise<number> {
  // Read before anything leaves: afterward, some of it is gone.
  const held = await listHeld(context);
  const outcome = await wakeSite(context, { isOldMailDropped });
  if (outcome === 'AWAKE_ALREADY') return say(cliTexts.notInQuarantine);
  const lines = [cliTexts.awake, held];
  if (isOldMailDropped) {
    const { droppedMails: mails, heldNewsletterMails: newsletterMails } = outcome;
    lines.push(formatMessage(cliTexts.droppedOldMail, { mails, newsletterMails }));
  }
  return say(lines.join('\n'));
}

async function listHeld(context: CommandContext): Promise<string> {
  return formatMessage(cliTexts.heldList, { ...(await readHeld(context)) });
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}
