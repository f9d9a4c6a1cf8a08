import { unsubscribePage } from '#web/features/telling/unsubscribing/unsubscribe-page.ts';

/** `/m/unsubscribe-newsletters/{token}`: everything that goes to many, out of a mail (NEWS-5). */
export default unsubscribePage;
