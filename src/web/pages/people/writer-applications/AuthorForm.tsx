import { type SubmitEvent, useId, useState } from 'react';
import { authorRules, isSameName } from '#shared/authors/author-rules.ts';
import { authorMessages as messages } from '#shared/messages/authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { NeedList } from '#web/features/ground/needs/NeedList.tsx';
import { ApplyForAuthorVerificationDocument } from '#web/generated/ApplyForAuthorVerification.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { type Eligibility, needsOf } from './author-needs.ts';
import { PublisherForm } from './PublisherForm.tsx';

type AuthorFormProps = {
  readonly username: string;
  readonly eligibility: Eligibility;
  /** Null where one may apply now. */
  readonly reapplyAt: number | null;
};

/** What is asked of an author, answered while one chooses; and the proof of a publisher for who writes under another name. */
export function AuthorForm({ username, eligibility, reapplyAt }: AuthorFormProps) {
  const { books, profileName } = eligibility;
  const title = useId();
  const [bookId, setBookId] = useState(books[0]?.id ?? '');
  const [coverName, setCoverName] = useState(profileName);
  const applying = useChange(ApplyForAuthorVerificationDocument);
  const book = books.find(({ id }) => id === bookId);
  const needs = needsOf({ username, eligibility, book, coverName });
  const isOther = coverName.trim() !== '' && !isSameName(profileName, coverName);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (applying.isRunning) return;
    const done = await applying.run({ bookId, coverName });
    if (done === undefined) return;
    const message = formatMessage(messages.applied, { due: formatDate(done.decideBy) });
    void showToast({ message, testId: 'author-applied' });
  };
  const asked = (
    <>
      <h3 id={title}>{messages.needs}</h3>
      <NeedList needs={needs} />
    </>
  );
  // What would be refused is not offered; the day stands above.
  if (reapplyAt !== null) return asked;
  return (
    <>
      {asked}
      {(isOther || eligibility.isCodeWaiting || eligibility.isPublisherProven) && (
        <PublisherForm eligibility={eligibility} />
      )}
      <FieldForm noValidate aria-labelledby={title} onSubmit={(event) => void submit(event)}>
        {books.length > 0 && (
          <SelectField
            label={messages.book}
            options={books.map(({ id, title: label }) => ({ value: id, label }))}
            value={bookId}
            onChange={setBookId}
          />
        )}
        <Field
          label={messages.coverName}
          value={coverName}
          maxLength={authorRules.mostName}
          autoComplete="name"
          dir="auto"
          onChange={({ target }) => setCoverName(target.value)}
        />
        <Button type="submit" aria-disabled={applying.isRunning} aria-busy={applying.isRunning}>
          {messages.apply}
        </Button>
        <ErrorNote role="alert">{applying.error}</ErrorNote>
      </FieldForm>
    </>
  );
}
