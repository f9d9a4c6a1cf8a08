import { newsletterPageMessages as messages } from '#shared/messages/newsletters.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import type { NewsletterCard, NewsletterRelation } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { RequestForm } from './RequestForm.tsx';
import { SubscribePanel } from './SubscribePanel.tsx';

type SignUpProps = {
  readonly newsletter: NewsletterCard;
  /** How whoever is signed in stands to it; undefined until that is known. */
  readonly relation: NewsletterRelation | null | undefined;
  /** What came of a form that was sent without script, by the word in the address. */
  readonly said: string | null;
};

/** The way onto a list: an address of visitors, one button for whoever is signed in. */
export function SignUp({ newsletter, relation, said }: SignUpProps) {
  const parts = useSignedInParts();
  if (newsletter.isEnded) return <Note>{messages.gone}</Note>;
  if (parts !== undefined) return relation ? <SubscribePanel newsletter={newsletter} relation={relation} /> : null;
  return <RequestForm newsletter={newsletter} said={said} />;
}
