export type Theme = 'light' | 'dark';

/** Key of the reader's choice; keys begin with a pipe. */
export const THEME_KEY = '|theme';

/**
 * Runs in the head before anything paints, so that a reader who chose dark sees no flash of light. It
 * reads what `store-theme.ts` writes: JSON, and a text that is none warns and counts as no choice.
 */
export const themeBootScript = `try{var t=JSON.parse(localStorage.getItem('${THEME_KEY}'));if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){if(e instanceof SyntaxError)console.warn('Stored value of ${THEME_KEY} is corrupt: falling back to its default')}`;

/** The theme on the screen now: the reader's choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a theme and remembers it where the browser lets us. */
export async function chooseTheme(theme: Theme): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  const { storeTheme } = await import('./store-theme.ts');
  storeTheme(theme);
}
