import { type ComponentType, useState } from 'react';
import { stillPart } from './still-parts.ts';

type StillProps<Props> = {
  /** `page/Name`, for `pages/page/Name.still.tsx`; stands once on a screen. */
  readonly name: string;
  readonly props: Props;
};

/**
 * A part of a page that nothing happens in but links. The HTML of the server stays as it is: its code is
 * not fetched to take it over, only to draw a screen that the server did not.
 */
export function Still<Props extends object>({ name, props }: StillProps<Props>) {
  const [html] = useState(() => (stillPart(name) === undefined ? drawnHtml(name) : undefined));
  // The name says which part it is, and the part says its props: whoever writes one line writes the other.
  const Part = stillPart(name) as ComponentType<Props> | undefined;
  if (html !== undefined || Part === undefined) {
    return <div data-still={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
  }
  return (
    <div data-still={name}>
      <Part {...props} />
    </div>
  );
}

function drawnHtml(name: string): string | undefined {
  return document.querySelector(`[data-still="${name}"]`)?.innerHTML;
}
