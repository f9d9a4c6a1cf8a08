/** The mark of the house: an L that a pen draws out into a long line. Decoration beside the name. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M8 4c3 1 4 4 3.4 8.5C10.8 17 8 20.5 8.5 24c.5 3.5 5.5 4.5 9 1.5 2.5-2.1 3.5-4.5 6-4.5 2.2 0 2.8 2.2 5.5 2"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="21" cy="9" r="2.2" fill="currentColor" />
    </svg>
  );
}
