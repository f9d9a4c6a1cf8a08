import { postDetailMessages as messages } from '#shared/messages/post-details.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';

/** The pages about one story, by the name of their route. */
export const detailsPanels = {
  ShowPostResponses: {
    name: 'responses',
    label: messages.responses,
    title: messages.responsesTitle,
    isForEditors: false,
  },
  ShowPostQuotes: { name: 'quotes', label: messages.quotes, title: messages.quotesTitle, isForEditors: false },
  ShowPostUpvotes: { name: 'upvotes', label: messages.upvotes, title: messages.upvotesTitle, isForEditors: false },
  ShowPostInfo: { name: 'info', label: messages.info, title: messages.infoTitle, isForEditors: false },
  ShowPostReferrers: {
    name: 'referrers',
    label: messages.referrers,
    title: messages.referrersTitle,
    isForEditors: true,
  },
  ShowPostNotes: { name: 'notes', label: messages.notes, title: messages.notesTitle, isForEditors: false },
} as const;

export type PanelRoute = keyof typeof detailsPanels;
export type DetailsPanel = (typeof detailsPanels)[PanelRoute];

/** Which of them an address asks for. */
export function panelOf(route: Pick<RouteMatch, 'name'>): DetailsPanel {
  return isPanelRoute(route.name) ? detailsPanels[route.name] : detailsPanels.ShowPostInfo;
}

function isPanelRoute(name: string): name is PanelRoute {
  return Object.hasOwn(detailsPanels, name);
}
