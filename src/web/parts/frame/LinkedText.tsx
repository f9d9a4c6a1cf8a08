import { splitLinks } from '#shared/text/split-links.ts';

/** What somebody typed to others, with the addresses in it as links; nobody vouches for where they lead. */
export function LinkedText({ text }: { readonly text: string }) {
  return splitLinks(text).map(({ text: words, start, href }) =>
    href === undefined ? (
      words
    ) : (
      <a key={start} href={href} rel="noopener nofollow ugc">
        {words}
      </a>
    ),
  );
}
