import type { FastifyInstance } from 'fastify';
import { mailPreviewMessages as messages } from '#shared/messages/issues.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { mailPreviewPath } from '#shared/routes/mail-preview-path.ts';
import { isMailLook, type MailHead, mailInTheme, mailWithHead } from '#shared/story/render/mail/mail-look.ts';
import { composeDraftIssue, findWritable } from '#modules/telling/issues/compose-draft-issue.ts';
import { openOwnFile } from '../accounts/own-file.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

type OfPost = { readonly Params: { readonly postId: string }; readonly Querystring: { readonly look?: unknown } };

/**
 * `/_/mail-preview/{postId}?look=light|dark|bare|text`: a story as the mail its readers would get, for people who may
 * change it, in a frame of our own page. Its scripts don't run, and it's never cached.
 */
export function registerMailPreviews(app: FastifyInstance, site: Site): void {
  app.get<OfPost>(mailPreviewPath(':postId'), { exposeHeadRoute: false }, async (request, reply) => {
    const { postId } = request.params;
    const opened = await openOwnFile(site, request, reply, mailPreviewPath(postId));
    if (opened === undefined) return;
    const { raw: response } = reply;
    const look = isMailLook(request.query.look) ? request.query.look : 'light';
    const writable = opened.viewer.isSuspended ? undefined : await findWritable(opened.context, postId);
    if (writable === undefined) return sendPlain(response, 404, serverMessages.notFound);
    const { from, mail } = await composeDraftIssue(opened.context, writable);
    const { html, text, subject } = mail;
    const head = [
      [messages.from, `${from.name} <${from.address}>`],
      [messages.subject, subject],
    ] as const;
    const isText = look === 'text';
    response.writeHead(200, {
      ...site.pageHeaders,
      'content-type': isText ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
      'content-security-policy': policyOf(site, look !== 'bare'),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    response.end(
      isText ? textWithHead(text, head) : mailInTheme(mailWithHead(html, head), look === 'dark' ? 'dark' : 'light'),
    );
  });
}

function textWithHead(text: string, head: MailHead): string {
  return [...head.map(([label, value]) => `${label}: ${value}`), '', text].join('\n');
}

/** A mail has inline styles, and its pictures come from the main site. */
function policyOf({ config }: Site, hasPictures: boolean): string {
  const pictures = hasPictures ? `'self' data: ${new URL(config.siteUrl).origin}` : "'none'";
  return `default-src 'none'; style-src 'unsafe-inline'; img-src ${pictures}; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`;
}
