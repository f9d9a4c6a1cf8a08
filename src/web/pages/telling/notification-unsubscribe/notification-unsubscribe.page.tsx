import { unsubscribePage } from '#web/features/telling/unsubscribing/unsubscribe-page.ts';

/** `/m/unsubscribe/{token}`: one switch, out of a mail (NEWS-5). */
export default unsubscribePage;
