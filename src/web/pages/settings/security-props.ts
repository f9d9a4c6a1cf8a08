import type { WaysInSetting } from '#web/generated/fragments.ts';

/** What each setting of the ways in is given: it has no id, so that a change asks for the whole again. */
export type SecurityProps = { readonly security: WaysInSetting; readonly onChanged: () => void };
