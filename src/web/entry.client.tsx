import { watchErrors } from '#web/app/note-errors.ts';

/** Takes the page over; the loader calls it with the page's own code and then presses again what was pressed before. */
export { startApp as start } from '#web/app/start-app.tsx';

// Here, and not once the page answers: what fails until then is told as well.
watchErrors();
