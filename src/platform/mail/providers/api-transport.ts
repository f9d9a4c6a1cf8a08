import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { MailApi } from '#platform/config/mail-settings.ts';
import { createOutbound, type Outbound } from '#platform/outbound/outbound.ts';
import { OutboundError } from '#platform/outbound/outbound-error.ts';
import { refuseUnsafeMail } from '../mail-message.ts';
import {
  type MailProviderName,
  MailPutOff,
  MailRefused,
  MailStopped,
  type MailTransport,
  MailUnanswered,
} from '../mail-transport.ts';
import type { MailProvider, ProviderAnswer, ProviderRequest } from './mail-provider.ts';
import { mailgun } from './mailgun.ts';
import { originOf } from './origin-of.ts';
import { postmark } from './postmark.ts';
import { resend } from './resend.ts';
import { sendgrid } from './sendgrid.ts';
import { ses } from './ses.ts';

const providers: Readonly<Record<MailProviderName, (api: MailApi, origin: string | undefined) => MailProvider>> = {
  ses,
  mailgun,
  postmark,
  sendgrid,
  resend,
};

/** Milliseconds: a provider that does not answer must not hold a lane for long. */
const TIMEOUT = 30_000;
const IDLE = 20_000;
const MOST_WORDS = 300;

export type ApiOptions = {
  /** 3 by default. */
  readonly maxConnections?: number;
};

/** Sends by the HTTP interface of a provider, one request a mail, over a few connections that stay open. */
export function openApiTransport(api: MailApi, { maxConnections = 3 }: ApiOptions = {}): MailTransport {
  const origin = originOf(api);
  const provider = providers[api.provider](api, origin);
  const kept = { keepAlive: true, maxSockets: maxConnections, timeout: IDLE };
  const agents = { http: new HttpAgent(kept), https: new HttpsAgent(kept) };
  const trustedOrigins = origin === undefined ? [] : [origin];
  const outbound = createOutbound({ trustedOrigins, timeoutMilliseconds: TIMEOUT, agents });
  const { search } = provider;
  return {
    carrier: api.provider,
    capability: provider.capability,
    send: async (message) => {
      refuseUnsafeMail(message);
      const request = await provider.hand(message);
      const answer = await ask(outbound, provider, request).catch((error: unknown) => {
        throw error instanceof OutboundError && error.wasSent ? new MailUnanswered(error) : error;
      });
      const verdict = provider.judge(answer);
      switch (verdict.kind) {
        case 'taken':
          return;
        case 'later':
          throw new MailPutOff(answer.status);
        case 'unknown':
          throw new MailUnanswered(new Error(`${api.provider} answered ${answer.status}`));
        case 'stopped':
          throw new MailStopped(verdict.reason, answer.words);
        case 'refused':
          throw new MailRefused(answer.status, `${verdict.status} ${answer.words}`);
      }
    },
    ...(search !== undefined && {
      wasTaken: async (id, sender) => {
        const answer = await ask(outbound, provider, search.ask(id, sender));
        if (answer.status !== 200) throw new Error(`${api.provider} answered ${answer.status} to a question`);
        return search.isFound(answer.json);
      },
    }),
    check: async () => {
      const answer = await ask(outbound, provider, await provider.greet());
      if (answer.status !== 200) throw new Error(`${api.provider} answered ${answer.status}: ${answer.words}`);
    },
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

async function ask(
  outbound: Outbound,
  { origin }: MailProvider,
  { path, ...request }: ProviderRequest,
): Promise<ProviderAnswer> {
  const answer = await outbound(`${origin}${path}`, request);
  const text = await answer.text();
  const named = `${answer.headers.get('x-amzn-errortype') ?? ''} ${text}`;
  const words = named.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return { status: answer.status, json: parseJson(text), words: words.slice(0, MOST_WORDS) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
