import { use, useState, useSyncExternalStore } from 'react';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { dismissHere, isDismissedHere } from '#web/features/ground/banners/dismissed-flags.ts';
import { DismissFlagDocument } from '#web/generated/DismissFlag.ts';
import { type MemberHintsQuery, MemberHintsQueryDocument } from '#web/generated/MemberHintsQuery.ts';

/** The flags under which hints are put away. */
export const EDUCATION_BANNER = 'membership_education_banner';
export const SIDEBAR_TIP = 'sidebar_tooltip';

const neverChanges = () => () => undefined;
const unknownToServer = () => false;

/** A hint for members that is put away once and for all, on the server and held here (MEMB-10). */
export function useHintOnce(flag: string): { readonly isShown: boolean; readonly dismiss: () => void } {
  const graph = use(GraphContext);
  const [isPutAway, setIsPutAway] = useState(false);
  const viewer = useQuery(MemberHintsQueryDocument).data?.viewer;
  const isHeldHere = useSyncExternalStore(
    neverChanges,
    () => (viewer ? isDismissedHere(viewer.id, flag) : false),
    unknownToServer,
  );
  const dismiss = () => {
    if (!viewer) return;
    setIsPutAway(true);
    const { id } = viewer;
    dismissHere(id, flag, () => sendChange(graph, DismissFlagDocument, { userId: id, flag }));
  };
  return { isShown: !isPutAway && !isHeldHere && isWanted(viewer, flag), dismiss };
}

function isWanted(viewer: MemberHintsQuery['viewer'] | undefined, flag: string): boolean {
  if (!viewer || viewer.membership === null || viewer.membership.tier === 'FREE') return false;
  return viewer.dismissableFlags?.includes(flag) !== true;
}
