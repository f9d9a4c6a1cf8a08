import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { readStartData } from '#web/app/start-errors.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { type MemberPopoverQuery, MemberPopoverQueryDocument } from '#web/generated/MemberPopoverQuery.ts';
import { MemberPopover } from './MemberPopover.tsx';
import type { PopoverSubject, PopoverViewer } from './popover-content.ts';
import styles from './MemberPopover.module.css';

/** What a mark on the page says of itself: `MemberOnlyMark` and `FriendBadge` write it. */
function readMark({ dataset }: HTMLElement): PopoverSubject {
  const { memberMark, authors = '', person = '', name = '', since } = dataset;
  if (memberMark === 'friend') {
    return { kind: 'friend', id: person, name, since: since === undefined ? null : Number(since) };
  }
  return { kind: 'story', authorIds: authors.split(' ') };
}

/** Pixels between a mark and its popover, and between the popover and the edge of the window. */
const GAP = 4;
const MARGIN = 8;

/** Puts a popover below its mark, or above it where there is no room below, and inside the window in any case. */
function placeBeside(mark: HTMLElement, popover: HTMLElement): void {
  const place = mark.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isRoomBelow = place.bottom + GAP + height + MARGIN <= clientHeight || place.top < height + GAP + MARGIN;
  const top = isRoomBelow ? place.bottom + GAP : place.top - GAP - height;
  const left = Math.max(MARGIN, Math.min(place.left, clientWidth - width - MARGIN));
  // Of the document and not of the window, so that it moves along when one scrolls.
  popover.style.top = `${top + scrollY}px`;
  popover.style.left = `${left + scrollX}px`;
}

export type OpenPopover = { readonly element: HTMLElement; readonly close: () => void };

const ID = 'member-popover';

/**
 * Shows what a mark means to whoever looks, in a root of its own beside the page's. Undefined where it is no longer
 * wanted by the time that the viewer is known. Throws where the viewer cannot be known.
 */
export async function openPopover(
  mark: HTMLElement,
  graph: Graph,
  isWanted: () => boolean,
): Promise<OpenPopover | undefined> {
  const { config, client, flags, session } = readStartData(window).preloadedState;
  const viewer = session.isLoggedInCookie ? await readViewer(graph) : null;
  if (!isWanted()) return undefined;
  const element = document.createElement('div');
  Object.assign(element, { id: ID, className: styles.popover, popover: 'manual', lang: 'en', dir: 'ltr' });
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-labelledby', `${ID}-title`);
  document.body.append(element);
  const root = createRoot(element);
  const site = { name: config.productName, url: config.siteUrl, context: client.routingEntity, flags };
  // Its size is needed to place it.
  flushSync(() => {
    root.render(
      <SiteContext value={site}>
        <MemberPopover titleId={`${ID}-title`} subject={readMark(mark)} viewer={viewer} />
      </SiteContext>,
    );
  });
  element.showPopover();
  placeBeside(mark, element);
  mark.setAttribute('aria-expanded', 'true');
  mark.setAttribute('aria-describedby', ID);
  const close = () => {
    mark.removeAttribute('aria-expanded');
    mark.removeAttribute('aria-describedby');
    root.unmount();
    element.remove();
  };
  return { element, close };
}

async function readViewer(graph: Graph): Promise<PopoverViewer> {
  const { data, error } = await graph.load(MemberPopoverQueryDocument, {});
  if (!data) throw error ?? new Error('There came no answer');
  // The graph answers by the document.
  return (data as MemberPopoverQuery).viewer;
}
