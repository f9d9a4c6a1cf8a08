import { type SubmitEvent, useState } from 'react';
import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { proposePublicationSlug, type PublicationTexts } from '#shared/publications/publication-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import { PictureField } from '#web/features/ground/settings/PictureField.tsx';
import { usePicture } from '#web/features/ground/settings/use-picture.ts';
import {
  faultsOfRefusal,
  faultsOfTexts,
  type PublicationFaults,
} from '#web/features/stories/publication-management/publication-faults.ts';
import { PublicationFields } from '#web/features/stories/publication-management/PublicationFields.tsx';
import { focusFirstFault } from '#web/parts/form/focus-first-fault.ts';
import { FormButtons } from '#web/parts/form/Form.tsx';
import formStyles from '#web/parts/form/Form.module.css';
import { CreateCollectionDocument } from '#web/generated/CreateCollection.ts';

const empty: PublicationTexts = { name: '', slug: '', tagline: '', description: '', topics: [] };

/** What a new publication is to be. Its address follows its name until somebody writes it. */
export function NewPublicationForm() {
  const [typed, setTyped] = useState(empty);
  const [isSlugOwn, setIsSlugOwn] = useState(false);
  const [faults, setFaults] = useState<PublicationFaults>({});
  const picture = usePicture();
  const change = useChange(CreateCollectionDocument);
  const texts = isSlugOwn ? typed : { ...typed, slug: proposePublicationSlug(typed.name) };
  // Until the next page is there: on a slow line it is pressed again, and the address would be taken by then.
  const [isMade, setIsMade] = useState(false);
  const isBusy = change.isRunning || picture.isBusy || isMade;

  const edit = (changes: Partial<PublicationTexts>) => {
    if (changes.slug !== undefined) setIsSlugOwn(true);
    change.clear();
    setFaults({});
    setTyped((now) => ({ ...now, ...changes }));
  };
  const say = (found: PublicationFaults, form: HTMLElement) => {
    setFaults(found);
    if (Object.keys(found).length > 0) focusFirstFault(form);
  };
  const create = async (form: HTMLElement) => {
    const found = faultsOfTexts(texts);
    say(found, form);
    if (Object.keys(found).length > 0) return;
    const avatarId = await picture.send();
    if (avatarId === null) return;
    const { done, failure } = await change.send({ input: { ...texts, avatarId: avatarId || null } });
    say(faultsOfRefusal(failure?.refusal), form);
    // Who owns what is known with the next page.
    if (done === undefined) return;
    setIsMade(true);
    location.assign(publicationPath(done));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void create(event.currentTarget);
  };
  const isSaid = Object.keys(faults).length > 0;
  return (
    <form onSubmit={submit} className={formStyles.form} noValidate>
      <PublicationFields texts={texts} faults={faults} onChange={edit} current={null} />
      <PictureField picture={picture} name={texts.name || '?'} imageId={null} />
      <p className={formStyles.error} role="alert">
        {faults.avatar ?? (isSaid ? undefined : change.error)}
      </p>
      <FormButtons>
        <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {messages.create}
        </Button>
      </FormButtons>
    </form>
  );
}
