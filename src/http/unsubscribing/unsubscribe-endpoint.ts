import type { FastifyInstance } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { unsubscribeMessages as messages } from '#shared/messages/unsubscribing.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { confirmReplyAddress } from '#modules/telling/newsletters/confirm-reply-address.ts';
import { confirmSubscription } from '#modules/telling/subscribers/confirm-subscription.ts';
import { resumeMail, unsubscribe } from '#modules/telling/unsubscribing/unsubscribe.ts';
import { readFormFile } from '../api/read-form-file.ts';
import { openAuthEndpoint } from '../auth/open-auth-endpoint.ts';
import { seeOther } from '../auth/see-other.ts';
import { formField, MOST_FORM_BYTES, withForms } from '../form-body.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

const ONE_CLICK = 'List-Unsubscribe';

const routes = ['UnsubscribeFromNotification', 'UnsubscribeFromNewsletters'] as const;

/**
 * `POST` to an unsubscribe page's address ends the mails at once, without a session (NEWS-5, rule 74): from the page's
 * button, and by one press in a mail program (RFC 8058). A `GET` only shows the page, since mail scanners follow
 * links. The page for everything also has a button for each subscription, and one to resume mail on hold. In the same
 * way, people who asked for a newsletter without an account confirm it (rule 75), and people who are to get replies
 * confirm that (rule 300).
 */
export function registerUnsubscribing(app: FastifyInstance, site: Site): void {
  withForms(app, (inside) => {
    readPressesInParts(inside);
    const confirmationPath = buildPath('ConfirmSubscription', { token: ':token' }).replace('%3A', ':');
    inside.post<{ Params: { token: string } }>(confirmationPath, async (request, reply) => {
      const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
      if (opened === undefined) return;
      const { token } = request.params;
      await confirmSubscription(opened.context, token);
      await confirmReplyAddress(opened.context, token);
      return seeOther(site, reply.raw, buildPath('ConfirmSubscription', { token }), opened.identity.setCookies);
    });
    for (const route of routes) {
      const path = buildPath(route, { token: ':token' }).replace('%3A', ':');
      inside.post<{ Params: { token: string } }>(path, async (request, reply) => {
        const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
        if (opened === undefined) return;
        const { token } = request.params;
        if (formField(request, 'resume') !== '') {
          await resumeMail(opened.context, token);
          return seeOther(site, reply.raw, buildPath(route, { token }), opened.identity.setCookies);
        }
        const isDone = await unsubscribe(opened.context, token, formField(request, 'subscription'));
        const isOneClick = formField(request, ONE_CLICK) === 'One-Click';
        if (!isOneClick) return seeOther(site, reply.raw, buildPath(route, { token }), opened.identity.setCookies);
        sendPlain(reply.raw, isDone ? 200 : 404, isDone ? messages.done : serverMessages.notFound);
      });
    }
  });
}

/** RFC 8058 has mail programs send `multipart/form-data` first of all; nothing else of ours does. */
function readPressesInParts(inside: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: MOST_FORM_BYTES } as const;
  inside.addContentTypeParser<Buffer>(/^multipart\/form-data/i, options, (request, body, done) => {
    const pressed = readFormFile(body, request.headers['content-type'] ?? '', ONE_CLICK);
    done(null, new URLSearchParams(pressed === undefined ? [] : [[ONE_CLICK, pressed.toString('utf8')]]));
  });
}
