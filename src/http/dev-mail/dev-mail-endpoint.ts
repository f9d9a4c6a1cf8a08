import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mailMessages as messages } from '#shared/messages/mails.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { escapeHtml } from '#shared/story/render/html.ts';
import { type KeptMail, readKeptMail } from '#modules/ground/mails/read-kept-mail.ts';
import { readersOfKeptMail } from '#modules/ground/mails/readers-of-kept-mail.ts';
import { canSwitchFlags } from '#modules/ground/roles/roles.policy.ts';
import { sendPlain } from '../plain-answer.ts';
import { sendPlainPage } from '../plain-page.ts';
import { commandContext, readIdentity } from '../session/identity.ts';
import type { Site } from '../site.ts';

const PATH = '/_/dev/mail';

/**
 * `/_/dev/mail`: mail that there's no server to take; as JSON on request. It opens every account, so it's there only
 * in development, tests and the demo, while no mail server is set, and only for administrators if the site is public.
 */
export function registerDevMail(app: FastifyInstance, site: Site): void {
  const readers = readersOfKeptMail(site.config);
  if (readers === 'nobody') return;
  const mayRead = async (request: FastifyRequest): Promise<boolean> => {
    const host = site.hosts.find(request.headers.host);
    if (host?.context.type !== 'DEFAULT') return false;
    if (readers === 'everybody') return true;
    return canSwitchFlags(commandContext(site, request, await readIdentity(site, request, host)));
  };
  app.get(PATH, async (request, reply) => {
    if (!(await mayRead(request))) return notFound(reply);
    const mails = await readKeptMail(site);
    if (request.headers.accept?.includes('application/json') === true) {
      return reply.headers({ ...site.pageHeaders, 'cache-control': 'no-store' }).send(mails);
    }
    reply.hijack();
    const body = `<p>${messages.devIntro}</p>${mails.map(shown).join('') || `<p>${messages.devEmpty}</p>`}`;
    sendPlainPage(site, request, reply, { status: 200, routeName: 'ShowDevMail', title: messages.devTitle, body });
  });
  // Its policy lets nothing run, and nothing be fetched but pictures of this site, whatever the mail says.
  app.get<{ Params: { id: string } }>(`${PATH}/:id`, async (request, reply) => {
    if (!(await mayRead(request))) return notFound(reply);
    const mail = (await readKeptMail(site)).find(({ id }) => id === request.params.id);
    if (mail === undefined) return notFound(reply);
    return reply
      .headers({
        ...site.pageHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: ${new URL(site.config.siteUrl).origin}; sandbox allow-popups allow-top-navigation-by-user-activation`,
        'cache-control': 'no-store',
      })
      .send(mail.html);
  });
}

function notFound(reply: FastifyReply): void {
  reply.hijack();
  sendPlain(reply.raw, 404, serverMessages.notFound);
}

function shown({ id, to, subject, text, keptAt }: KeptMail): string {
  const linked = escapeHtml(text).replace(/^https?:\/\/\S+$/gm, (url) => `<a href="${url}">${url}</a>`);
  return `<article id="${escapeHtml(id)}"><h2>${escapeHtml(subject)}</h2>
<p><small>${escapeHtml(formatMessage(messages.devTo, { address: to }))}, ${keptAt.toISOString()},
<a href="${PATH}/${escapeHtml(id)}">${messages.devHtml}</a></small></p><p>${linked.replaceAll('\n', '<br>')}</p></article>`;
}
