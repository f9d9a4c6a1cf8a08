/** An envelope that a line of writing leaves: decoration above the steps that have to do with mail. */
export function Envelope() {
  return (
    <svg width={132} height={84} viewBox="0 0 132 84" fill="none" aria-hidden="true" focusable="false">
      <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M34 24h74a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4Z" />
        <path d="m31.5 26.5 36.5 29a5 5 0 0 0 6.2 0l36.300-29" />
        <path d="m31.5 73.5 25-25M110.5 73.5l-25-25" opacity=".5" />
        <path d="M4 60c8-7 10 5 17-1M2 46c6-5 9 4 15 0" opacity=".6" />
        <path d="M60 12c6-9 10 5 16-2s9 4 14 0" opacity=".6" />
      </g>
    </svg>
  );
}
