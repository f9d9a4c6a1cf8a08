/** Drawings that only signing in needs, in the manner of `Icon`. */
const paths = {
  mail: 'M4 6h16v12H4V6Zm.5.5L12 13l7.5-6.5',
  key: 'M8 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm4.5 4.5H21m-3 0v3.5M8 12h.01',
  lock: 'M6.5 10.5h11v9h-11v-9Zm2.5 0V8a3 3 0 0 1 6 0v2.5M12 14v2',
  eye: 'M3 12s3.3-6 9-6 9 6 9 6-3.3 6-9 6-9-6-9-6Zm9-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  eyeOff:
    'M4 4l16 16M9.5 6.3A9.6 9.6 0 0 1 12 6c5.7 0 9 6 9 6a15 15 0 0 1-2.7 3.3M6 8a15 15 0 0 0-3 4s3.3 6 9 6c1.3 0 2.5-.3 3.6-.8',
} as const;

export function SignInIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d={paths[name]} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
