/** Drawn here and not among the icons, which every page loads. */
export function Bell() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M12 3.5a5.5 5.5 0 0 0-5.5 5.5v4L5 16.5h14L17.5 13V9A5.5 5.5 0 0 0 12 3.5Zm-2 16a2 2 0 0 0 4 0"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
