/** A part of a mail, the same in the text and in the HTML. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A way elsewhere in small print. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** What somebody else wrote. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  /** A story to go to, with who wrote it and its first words. */
  | {
      readonly kind: 'story';
      readonly title: string;
      readonly url: string;
      readonly facts: string;
      readonly excerpt: string;
    }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string }
  /** Names with their values, such as date, place and device. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] };

export type MailContent = {
  readonly subject: string;
  /** What a list of mails shows behind the subject. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  readonly footer: string;
  /** Mark and name of the site above the mail; mails about the safety of an account fetch nothing. */
  readonly masthead?: { readonly site: string; readonly siteUrl: string };
};

const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** A text on one line. */
export function oneLine(text: string): string {
  return text.replace(BREAKS, ' ').trim();
}

/** Throws where it leads to no web page. */
export function safeUrl(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) throw new TypeError('A mail may lead to web pages only.');
  return parsed.href;
}
