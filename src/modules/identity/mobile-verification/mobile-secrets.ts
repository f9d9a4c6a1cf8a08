import { createHmac } from 'node:crypto';
import type { CommandContext } from '#modules/ground/command-context.ts';

/** What is kept of a number, or of a code for a person: nobody who gets the table can try them out. */
export function keyedHash({ secrets }: Pick<CommandContext, 'secrets'>, text: string): string {
  return createHmac('sha256', secrets.standing('mobile verification')).update(text).digest('base64url');
}
