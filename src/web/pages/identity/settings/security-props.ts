import type { WaysInSetting } from '#web/generated/fragments.ts';

/** What each setting of the ways in is given; `onChanged` asks for all of the tab again, where more than them changed. */
export type SecurityProps = { readonly security: WaysInSetting; readonly onChanged: () => void };
