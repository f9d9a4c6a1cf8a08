import { openMail } from '#modules/ground/mails/waiting-mail.ts';
import type { TillSite } from './till-site.ts';

/** Every gift that was paid and goes out by mail. */
const POSTED = `
  select g.id, g.recipient_email as "to", g.deliver_at as "deliverAt", g.delivered_at as "deliveredAt",
    g.voided_at as "voidedAt" from gift g where g.paid_at is not null and g.recipient_email is not null`;
type Posted = {
  readonly id: string;
  readonly to: string;
  readonly deliverAt: Date;
  readonly deliveredAt: Date | null;
  readonly voidedAt: Date | null;
};

/** Every mail that was kept, since there is no mail server; that on its way is not there yet. */
const KEPT = 'select sealed from watched_mail';

/** As often as the jobs run, and a little. In milliseconds. */
const GRACE = 120_000;

/** Gifts that did not go out on their day, or too early, or not once, each as a sentence. */
export async function auditGifts({ context }: TillSite): Promise<readonly string[]> {
  const { database, secrets, clock } = context;
  const posted = await database.query<Posted>('prove_posted', POSTED, []);
  const kept = await database.query<{ sealed: string }>('prove_kept_mail', KEPT, []);
  const mails = Map.groupBy(kept, ({ sealed }) => openMail(secrets, sealed).to);
  const found: string[] = [];
  for (const { id, deliverAt, deliveredAt, voidedAt } of posted) {
    const isDue = deliverAt.getTime() + GRACE < clock.now().getTime();
    if (isDue && deliveredAt === null && voidedAt === null) found.push(`a gift that does not go out: ${id}`);
    if (deliveredAt !== null && deliveredAt < deliverAt) found.push(`a gift that went out before its day: ${id}`);
    if (deliveredAt !== null && voidedAt !== null && voidedAt < deliveredAt)
      found.push(`a gift that went out after it was given back: ${id}`);
  }
  // Two tabs with one form buy two gifts for one address.
  for (const [to, gifts] of Map.groupBy(posted, (gift) => gift.to)) {
    const [sent, told] = [gifts.filter(({ deliveredAt }) => deliveredAt !== null).length, mails.get(to)?.length ?? 0];
    if (sent !== told) found.push(`a gift that went out ${sent} times, by ${told} mails: ${gifts[0]?.id}`);
  }
  return found;
}
