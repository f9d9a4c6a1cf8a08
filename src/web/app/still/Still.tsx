import { useState } from 'react';
import { hasStillPart, type StillName, type StillParts, stillPart } from './still-parts.ts';

type StillProps<Name extends StillName> = {
  /** `page/Name`, for `pages/page/Name.still.tsx`; stands once on a screen. */
  readonly name: Name;
  readonly props: StillParts[Name];
};

/**
 * A part of a page that nothing happens in but links. The HTML of the server stays as it is: its code is
 * not fetched to take it over, only to draw a screen that the server did not.
 */
export function Still<Name extends StillName>({ name, props }: StillProps<Name>) {
  const isThere = hasStillPart(name);
  const [html] = useState(() => (isThere ? undefined : drawnHtml(name)));
  if (html !== undefined || !isThere) {
    return <div data-still={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
  }
  return (
    <div data-still={name}>
      <Drawn key={name} name={name} props={props} />
    </div>
  );
}

/** The part as a component of its own, which is the same for as long as its name is: it may hold hooks. */
function Drawn<Name extends StillName>({ name, props }: StillProps<Name>) {
  return stillPart(name)?.(props);
}

function drawnHtml(name: string): string | undefined {
  return document.querySelector(`[data-still="${name}"]`)?.innerHTML;
}
