/** Whose. */
export type NotificationsSeen = { readonly personId: string };
