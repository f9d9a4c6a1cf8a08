import type { CancelMembershipPageQuery } from '#web/generated/CancelMembershipPageQuery.ts';

type Viewer = NonNullable<CancelMembershipPageQuery['viewer']>;

/** The membership that is being left, with what a Member would pay. */
export type LeavingMembership = NonNullable<Viewer['viewerEdge']['membership']>;
