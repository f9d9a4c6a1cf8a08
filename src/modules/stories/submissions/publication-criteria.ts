import type { SubmissionSettings } from '#shared/submissions/submission-settings.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';

/** The settings of one publication. */
export type PublicationCriteria = SubmissionSettings & { readonly publicationId: string };

const TEXT = `
  select c.publication_id as "ownerId", c.publication_id as "publicationId", c.open_to as "openTo", c.accepts,
    c.least_words as "leastWords", c.most_words as "mostWords", c.topics, c.needs_cover as "needsCover",
    c.needs_ai_disclosure as "needsAiDisclosure", c.least_account_days as "leastAccountDays", c.guidelines,
    c.is_paused as "isPaused", c.pause_reason as "pauseReason", c.paused_until as "pausedUntil",
    c.editor_cut as "editorCut"
  from publication_criteria c where c.publication_id = any($1)`;

/** Own judgement: whoever says nothing takes whatever its own writers bring. */
const unsaid: Omit<PublicationCriteria, 'publicationId'> = {
  openTo: 'WRITERS',
  accepts: 'BOTH',
  leastWords: null,
  mostWords: null,
  topics: [],
  needsCover: false,
  needsAiDisclosure: false,
  leastAccountDays: 0,
  guidelines: '',
  isPaused: false,
  pauseReason: '',
  pausedUntil: null,
  editorCut: 0,
};

/** What a publication says of submissions now; for a whole list by one statement. */
export async function readCriteria(
  { database, loaders }: Pick<ReadContext, 'database' | 'loaders'>,
  publicationId: string,
): Promise<PublicationCriteria> {
  type Row = PublicationCriteria & { readonly ownerId: string };
  const [row] = await loaders.grouped<Row>('publication_criteria', publicationId, (ids) =>
    database.query<Row>('publication_criteria', TEXT, [ids]),
  );
  return row ?? { publicationId, ...unsaid };
}

/** Whether it takes nothing for now; a pause with a day ends by itself. */
export function isPausedNow(
  { isPaused, pausedUntil }: Pick<PublicationCriteria, 'isPaused' | 'pausedUntil'>,
  now: Date,
): boolean {
  return isPaused && (pausedUntil === null || now.toISOString().slice(0, 10) < pausedUntil);
}
