import { startApp } from '#web/app/start-app.tsx';

/** Resolves when the page is taken over: the loader then presses again what was pressed before. */
export const isAlive: Promise<void> = startApp(window);
