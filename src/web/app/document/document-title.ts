import { formatMessage } from '#shared/messages/format-message.ts';
import { shellMessages } from '#shared/messages/shell.ts';
import type { PageHead } from '../page-definition.ts';

/** The name of the page and of the site; the home page is the site. */
export function documentTitle(head: PageHead, siteName: string): string {
  if (head.title === '' || head.title === siteName) return siteName;
  return formatMessage(shellMessages.pageTitle, { title: head.title, siteName });
}
