import { type SubmitEvent, useState } from 'react';
import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PublicationTexts } from '#shared/publications/publication-rules.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { leaveFreely, useUnsaved } from '#web/app/router/use-unsaved.ts';
import { Button } from '#web/design/Button.tsx';
import { PictureField } from '#web/features/ground/settings/PictureField.tsx';
import { usePicture } from '#web/features/ground/settings/use-picture.ts';
import { PictureControl } from '#web/features/stories/designs/editor/PictureControl.tsx';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import {
  faultsOfRefusal,
  faultsOfTexts,
  type PublicationFaults,
} from '#web/features/stories/publication-management/publication-faults.ts';
import { PublicationFields } from '#web/features/stories/publication-management/PublicationFields.tsx';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { changedFields } from '#web/parts/form/changed-fields.ts';
import { FormButtons } from '#web/parts/form/Form.tsx';
import formStyles from '#web/parts/form/Form.module.css';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { PublicationSettingsPageQuery } from '#web/generated/PublicationSettingsPageQuery.ts';
import { UpdateCollectionDocument } from '#web/generated/UpdateCollection.ts';
import { CloseSettings } from './CloseSettings.tsx';
import styles from './InfoSettings.module.css';

const layouts = [
  { value: 'GRID', label: messages.GRID, text: messages.GRIDText },
  { value: 'LIST', label: messages.LIST, text: messages.LISTText },
  { value: 'STREAM', label: messages.STREAM, text: messages.STREAMText },
] as const;

/** Name, address, texts, topics, pictures and the homepage of a publication. */
export function InfoSettings({ publication, refetch }: ManagementProps<PublicationSettingsPageQuery>) {
  const { id, name, slug, tagline, description, topics, avatar, logo, homepage } = publication;
  const [texts, setTexts] = useState<PublicationTexts>({
    name,
    slug,
    tagline,
    description,
    topics: topics.map(({ displayTitle }) => displayTitle),
  });
  const [layout, setLayout] = useState(homepage.layout);
  const [logoId, setLogoId] = useState(logo?.id ?? null);
  const [faults, setFaults] = useState<PublicationFaults>({});
  const picture = usePicture();
  const change = useChange(UpdateCollectionDocument);
  const { chosen, isRemoved } = picture;
  const form = { texts, layout, logoId, isRemoved, image: chosen?.image.src, crop: chosen?.crop };
  const [saved, setSaved] = useState(form);
  useUnsaved(!isSameJson(form, saved));
  const isBusy = change.isRunning || picture.isBusy;

  const edit = (changes: Partial<PublicationTexts>) => {
    change.clear();
    setFaults({});
    setTexts((now) => ({ ...now, ...changes }));
  };
  const save = async () => {
    const found = faultsOfTexts(texts, slug);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const imageId = await picture.send();
    if (imageId === null) return;
    const { topics: about, ...words } = changedFields(texts, saved.texts);
    const others = changedFields({ layout, logoId }, { layout: saved.layout, logoId: saved.logoId });
    const input = {
      collectionId: id,
      ...words,
      ...(about === undefined ? {} : { topics: [...about] }),
      ...others,
      ...(imageId === undefined ? {} : { avatarId: imageId || null }),
    };
    const { done, failure } = await change.send({ input });
    setFaults(faultsOfRefusal(failure?.refusal));
    if (done === undefined) return;
    setSaved(form);
    leaveFreely();
    if (done.slug !== slug) location.assign(buildPath('ShowCollectionSettings', { collectionSlug: done.slug }));
    else void showToast({ message: messages.saved, testId: 'publication-saved' });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save();
  };
  const isSaid = Object.keys(faults).length > 0;
  return (
    <ManagementFrame publication={publication} title={messages.infoTitle}>
      <form onSubmit={submit} className={formStyles.form} noValidate>
        <PublicationFields texts={texts} faults={faults} onChange={edit} current={publication} />
        <PictureField picture={picture} name={name} imageId={avatar?.id ?? null} />
        <div className={styles.logo}>
          <PictureControl name="logo" imageId={logoId} onChange={setLogoId} />
        </div>
        <ChoiceField legend={messages.layout} choices={layouts} value={layout} onChange={setLayout} />
        <p className={formStyles.error} role="alert">
          {faults.avatar ?? faults.logo ?? (isSaid ? undefined : change.error)}
        </p>
        <FormButtons>
          <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
            {messages.save}
          </Button>
        </FormButtons>
      </form>
      {publication.viewerCan.archive && <CloseSettings publication={publication} onClosed={refetch} />}
    </ManagementFrame>
  );
}
