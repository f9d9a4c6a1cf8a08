import type { MailSink, SunkMail } from '../mail-sink.ts';
import { startMailProvider } from './mail-provider.ts';

/** A provider that keeps keys of idempotence, seen as a mail server that takes everything. */
export async function startProviderSink(): Promise<MailSink> {
  const provider = await startMailProvider();
  const asSunk = ({ messageId, to, html }: (typeof provider.taken)[number]): SunkMail => ({ messageId, to, raw: html });
  return {
    url: provider.url,
    get taken() {
      return provider.taken.map(asSunk);
    },
    loseAnswers: (isLost) => provider.loseAnswers((mail) => isLost(asSunk(mail))),
    breakOff: (isBroken) => provider.say(isBroken ? { status: 503, body: '' } : undefined),
    close: () => provider.close(),
  };
}
