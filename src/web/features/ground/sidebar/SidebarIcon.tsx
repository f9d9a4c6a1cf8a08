import { type SidebarIconName, sidebarIcons } from './sidebar-icons.ts';

/** The drawing of an entry, in the colour of its words. */
export function SidebarIcon({ name }: { readonly name: SidebarIconName }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path
        d={sidebarIcons[name]}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
