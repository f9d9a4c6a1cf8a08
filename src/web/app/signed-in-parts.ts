import { type ComponentType, createContext, use } from 'react';
import type { CardStory, CatalogRef } from '#web/features/reading/lists/card-story.ts';
import type { ResponseActionsProps, ResponseBoxProps } from '#web/features/reading/responses/response-props.ts';
import type { OwnBook } from '#web/generated/fragments.ts';

/** What pages have for whoever is signed in, in the places where visitors find links to sign in. */
export type SignedInParts = {
  /** The right end of the header. */
  readonly HeaderActions: ComponentType;
  /** The left end of the header: what opens the sidebar. */
  readonly SidebarButton: ComponentType;
  /** The left sidebar, beside the page or over it. */
  readonly Sidebar: ComponentType;
  /** Below the header, for staff of a restored copy: that nothing leaves it. */
  readonly SiteNotices: ComponentType;
  /** Below the header: the one banner about a membership, and the modal in which one comes back. */
  readonly MembershipNotices: ComponentType<{ readonly isBare: boolean }>;
  /** At the end of a publication's bar: where it is managed. */
  readonly PublicationMenu: ComponentType<{
    readonly publication: { readonly slug: string; readonly name: string };
  }>;
  /** Beside the name on a profile: follow, mute, block, report. */
  readonly PersonActions: ComponentType<{
    readonly person: { readonly id: string; readonly name: string; readonly username: string };
  }>;
  /** On the pages of a tag, and on the home of a publication: follow, mute. */
  readonly TagActions: ComponentType<{ readonly tag: { readonly slug: string } }>;
  readonly PublicationActions: ComponentType<{ readonly publication: { readonly slug: string } }>;
  /** The bar of a story: below its byline, and at the foot of the window while one reads. */
  readonly StoryActions: ComponentType<{ readonly storyId: string; readonly place: 'top' | 'bottom' }>;
  /** Beside an author of a story, or its publication: follow. */
  readonly StoryFollow: ComponentType<{ readonly storyId: string; readonly targetId: string }>;
  /** Once below a story: what goes on around its text while one reads. */
  readonly StoryCompanion: ComponentType<{ readonly storyId: string }>;
  /** On every card: save, choose lists, mute, report. */
  readonly CardActions: ComponentType<{ readonly story: CardStory }>;
  /** On a list: save it, or go where it is edited; claps and responses. */
  readonly CatalogActions: ComponentType<{ readonly catalog: CatalogRef }>;
  /** On a series: the way to where it is put in order. */
  readonly SeriesActions: ComponentType<{ readonly seriesId: string }>;
  /** On the books of one's own profile: add, edit, remove. */
  readonly BookActions: ComponentType<{
    readonly owner: { readonly id: string; readonly username: string };
    readonly book?: OwnBook;
  }>;
  /** Where a response is written, and what one can do about one. */
  readonly ResponseBox: ComponentType<ResponseBoxProps>;
  readonly ResponseActions: ComponentType<ResponseActionsProps>;
};

/** Handed in, not imported: the pages that everybody reads load none of it. Undefined for a visitor. */
export const SignedInPartsContext = createContext<SignedInParts | undefined>(undefined);

/** The parts of the viewer, or undefined for a visitor; the server and the first render agree. */
export function useSignedInParts(): SignedInParts | undefined {
  return use(SignedInPartsContext);
}
