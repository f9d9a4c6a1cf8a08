/** Drawings of the entries, on a grid of 24; here and not among the icons, which every page loads. */
const sidebarIcons = {
  home: 'M4.5 11 12 4.5l7.5 6.5v8.5H14v-5h-4v5H4.5Z',
  library: 'M6 4.5h12v15l-6-4.5-6 4.5Z',
  profile: 'M12 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm-7 15c0-3.5 3-5.5 7-5.5s7 2 7 5.5',
  stories: 'M5.5 4.5h13v15h-13Zm3 4h7m-7 3.5h7m-7 3.5h4',
  stats: 'M4.5 19.5h15M7 19.5v-6m5 6v-10m5 10v-14',
  following: 'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm-6 14c0-3 2.5-5 6-5s6 2 6 5m3-12v6m-3-3h6',
} as const;

type SidebarIconName = keyof typeof sidebarIcons;

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
