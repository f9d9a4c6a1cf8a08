/** The mark of the house: an L that a pen draws out into a long line. Decoration beside the name. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M13.5 4.5C11.5 11 9.5 17.5 7 25c4.6-3.6 8.8-4 12-1.5 2.8 2.2 5.6 1.3 8-2M7 25c-1.6.5-3-.3-3-1.8 0-1.4 1.3-2.2 3-1.9 3.6.6 6.5 2.7 10 2.9"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
