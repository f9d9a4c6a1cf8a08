import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { programName } from '#shared/stats/known-programs.ts';
import { isBot } from '#shared/telemetry/is-bot.ts';

/** There are few kinds of browsers; names of strangers push out only each other. */
const known = new LRUCache<string, string>({ max: 2_000 });
const PERSON = '';
const MOST_CHARACTERS = 400;

/**
 * The name of the program that a user agent says it is; undefined for a browser of somebody (rule 187). Of who is signed
 * in our own rules alone are asked: the long list takes whatever it never saw for a program.
 */
export function programOf(userAgent: string, isSignedIn = false): string | undefined {
  const agent = userAgent.slice(0, MOST_CHARACTERS);
  if (isSignedIn) return isBot(agent) ? programName(agent) : undefined;
  let name = known.get(agent);
  if (name === undefined) {
    name = isBot(agent) || isbot(agent) ? programName(agent) : PERSON;
    known.set(agent, name);
  }
  return name === PERSON ? undefined : name;
}
