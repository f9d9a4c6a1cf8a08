import type { ReactNode, SubmitEvent } from 'react';
import { publicationPageMessages as messages } from '#shared/messages/publication-pages.ts';
import { pageLimits } from '#shared/publications/page-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { PageBody } from '#web/features/stories/publications/PageBody.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { FormButtons } from '#web/parts/form/Form.tsx';
import formStyles from '#web/parts/form/Form.module.css';
import { ConflictNotice } from '#web/parts/frame/ConflictNotice.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { PreviewCollectionPageDocument } from '#web/generated/PreviewCollectionPage.ts';
import type { WritingPage } from './use-written-page.ts';

type PageTextFormProps = {
  readonly collectionId: string;
  readonly writing: WritingPage;
  /** Where readers find it; null where it is not there yet. */
  readonly viewPath: string | null;
  readonly onSave: () => Promise<void>;
  readonly onKeepMine: () => Promise<void>;
  /** Fields above the text. */
  readonly children?: ReactNode;
};

/** The text of a page in Markdown, how it will look, and the way to save it. */
export function PageTextForm(props: PageTextFormProps) {
  const { collectionId, writing, viewPath, onSave, onKeepMine, children } = props;
  const { texts, base, faults, conflict, isBusy, error, edit } = writing;
  const preview = useChange(PreviewCollectionPageDocument);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void onSave();
  };
  const show = () => void preview.run({ collectionId, pageId: base?.id ?? null, text: texts.text });
  return (
    <>
      <form onSubmit={submit} className={formStyles.form} noValidate>
        {children}
        <CountedField
          label={messages.text}
          hint={messages.textHint}
          value={texts.text}
          most={pageLimits.mostText}
          onChange={(text) => edit({ text })}
          error={faults.text}
          lines={16}
        />
        <p className={formStyles.error} role="alert">
          {error ?? preview.error}
        </p>
        {conflict !== undefined && (
          <ConflictNotice
            message={conflict.message}
            theirs={conflict.page?.text ?? null}
            isBusy={isBusy}
            onKeepMine={() => void onKeepMine()}
            onTakeTheirs={writing.takeTheirs}
          />
        )}
        <FormButtons>
          {viewPath !== null && (
            <ButtonLink look="plain" href={viewPath}>
              {messages.view}
            </ButtonLink>
          )}
          <Button look="outlined" aria-disabled={preview.isRunning} aria-busy={preview.isRunning} onClick={show}>
            {messages.preview}
          </Button>
          <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
            {messages.save}
          </Button>
        </FormButtons>
      </form>
      {preview.done !== undefined && (
        <Section title={messages.previewTitle}>
          {preview.done.bodyHtml === '' ? (
            <EmptyText text={messages.previewEmpty} />
          ) : (
            <PageBody html={preview.done.bodyHtml} />
          )}
        </Section>
      )}
    </>
  );
}
