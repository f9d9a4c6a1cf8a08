import { type SubmitEvent, useState } from 'react';
import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { publicationPath } from '#shared/routes/publication-links.ts';
import type { PublicationTexts } from '#shared/publications/publication-rules.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { leaveFreely, useUnsaved } from '#web/app/router/use-unsaved.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { PictureField } from '#web/features/ground/settings/PictureField.tsx';
import { usePicture } from '#web/features/ground/settings/use-picture.ts';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import {
  faultsOfRefusal,
  faultsOfTexts,
  type PublicationFaults,
} from '#web/features/stories/publication-management/publication-faults.ts';
import { PublicationFields } from '#web/features/stories/publication-management/PublicationFields.tsx';
import { changedFields } from '#web/parts/form/changed-fields.ts';
import { focusFirstFault } from '#web/parts/form/focus-first-fault.ts';
import { FormButtons } from '#web/parts/form/Form.tsx';
import formStyles from '#web/parts/form/Form.module.css';
import { Section } from '#web/parts/frame/Section.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { PublicationSettingsPageQuery } from '#web/generated/PublicationSettingsPageQuery.ts';
import { UpdateCollectionDocument } from '#web/generated/UpdateCollection.ts';
import { CloseSettings } from './CloseSettings.tsx';

/** Name, address, texts, topics and picture of a publication, and the way to how it looks. */
export function InfoSettings({ publication, refetch }: ManagementProps<PublicationSettingsPageQuery>) {
  const { navigate } = useRoute();
  const { id, name, slug, tagline, description, topics, avatar } = publication;
  const [texts, setTexts] = useState<PublicationTexts>({
    name,
    slug,
    tagline,
    description,
    topics: topics.map(({ displayTitle }) => displayTitle),
  });
  const [faults, setFaults] = useState<PublicationFaults>({});
  const picture = usePicture();
  const change = useChange(UpdateCollectionDocument);
  const { chosen, isRemoved } = picture;
  const form = { texts, isRemoved, image: chosen?.image.src, crop: chosen?.crop };
  const [saved, setSaved] = useState(form);
  useUnsaved(!isSameJson(form, saved));
  const isBusy = change.isRunning || picture.isBusy;

  const edit = (changes: Partial<PublicationTexts>) => {
    change.clear();
    setFaults({});
    setTexts((now) => ({ ...now, ...changes }));
  };
  const say = (found: PublicationFaults, at: HTMLElement) => {
    setFaults(found);
    if (Object.keys(found).length > 0) focusFirstFault(at);
  };
  const save = async (at: HTMLElement) => {
    const found = faultsOfTexts(texts, slug);
    say(found, at);
    if (Object.keys(found).length > 0) return;
    const imageId = await picture.send();
    if (imageId === null) return;
    const { topics: about, ...words } = changedFields(texts, saved.texts);
    const input = {
      collectionId: id,
      ...words,
      ...(about === undefined ? {} : { topics: [...about] }),
      ...(imageId === undefined ? {} : { avatarId: imageId || null }),
    };
    const { done, failure } = await change.send({ input });
    say(faultsOfRefusal(failure?.refusal), at);
    if (done === undefined) return;
    setSaved(form);
    leaveFreely();
    if (done.slug !== slug) {
      await navigate(buildPath('ShowCollectionSettings', { collectionSlug: done.slug }), { isReplacing: true });
    }
    void showToast({ message: messages.saved, testId: 'publication-saved' });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save(event.currentTarget);
  };
  const isSaid = Object.keys(faults).length > 0;
  return (
    <ManagementFrame publication={publication} title={messages.infoTitle}>
      <form onSubmit={submit} className={formStyles.form} noValidate>
        <PublicationFields texts={texts} faults={faults} onChange={edit} current={publication} />
        <PictureField picture={picture} name={name} imageId={avatar?.id ?? null} />
        <p className={formStyles.error} role="alert">
          {faults.avatar ?? (isSaid ? undefined : change.error)}
        </p>
        <FormButtons>
          <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
            {messages.save}
          </Button>
        </FormButtons>
      </form>
      <Section title={messages.homepage}>
        <Row
          title={messages.design}
          text={messages.designText}
          actions={
            <ButtonLink look="outlined" size="small" href={publicationPath(slug, 'design')}>
              {messages.openDesign}
            </ButtonLink>
          }
        />
      </Section>
      {publication.viewerCan.archive && <CloseSettings publication={publication} onClosed={refetch} />}
    </ManagementFrame>
  );
}
