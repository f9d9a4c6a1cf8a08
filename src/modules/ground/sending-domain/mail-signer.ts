import type { DkimKey } from '#platform/mail/dkim.ts';
import type { MailSigner } from '#platform/mail/smtp-transport.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type KeptKeys, signingOf } from './find-signing-keys.ts';
import { ensureKeys } from './make-keys.ts';
import { isSendingDomain } from './sending-domain.ts';
import { retireKeys } from './sending-domain.store.ts';
import { openSigningKeys } from './signing-key.ts';

/** Milliseconds until a key that took over is asked for. */
const FRESH = 60_000;

type Means = Pick<CommandContext, 'database' | 'secrets' | 'clock'>;

/** By which keys mail leaves: made when a domain first sends, and read again every minute. */
export function createMailSigner(context: Means): MailSigner {
  const known = new Map<string, { readonly until: number; readonly keys: Promise<readonly DkimKey[]> }>();
  return async (domain) => {
    if (!isSendingDomain(domain)) return [];
    const now = context.clock.now().getTime();
    const last = known.get(domain);
    if (last !== undefined && last.until > now) return await last.keys;
    const keys = findKeys(context, domain);
    known.set(domain, { until: now + FRESH, keys });
    // A database that was away for a moment is asked again at once.
    keys.catch(() => known.delete(domain));
    return await keys;
  };
}

async function findKeys(context: Means, domain: string): Promise<readonly DkimKey[]> {
  const signing = signingOf(await ensureKeys(context, domain));
  return signing === undefined ? [] : (openKeys(context, signing) ?? (await replaceKeys(context, signing)));
}

/** Undefined where the site has another secret now. */
function openKeys({ secrets }: Pick<Means, 'secrets'>, kept: KeptKeys): readonly DkimKey[] | undefined {
  try {
    return openSigningKeys(secrets, kept);
  } catch {
    return undefined;
  }
}

/** Mail goes on, with keys whose records are to be set anew. */
async function replaceKeys(context: Means, lost: KeptKeys): Promise<readonly DkimKey[]> {
  await retireKeys(context.database, lost, context.clock.now());
  return await findKeys(context, lost.domain);
}
