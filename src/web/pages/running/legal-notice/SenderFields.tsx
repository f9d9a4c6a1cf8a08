import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import type { LegalNoticeField } from '#shared/moderation/legal-notice-rules.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import type { NoticeFieldsProps } from './ContentFields.tsx';

/** Who sends it, and what they declare. */
export function SenderFields({ form, fault, onChange }: NoticeFieldsProps) {
  const errorOf = (field: LegalNoticeField) => (fault?.field === field ? fault.message : undefined);
  const isCopyright = form.kind === 'COPYRIGHT';
  const optional = form.kind === 'CHILD_ABUSE' ? { note: messages.optional } : {};
  return (
    <>
      <div data-field="name">
        <Field
          label={isCopyright ? messages.copyrightName : messages.name}
          {...optional}
          autoComplete="name"
          dir="auto"
          value={form.name}
          error={errorOf('name')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      <div data-field="email">
        <Field
          label={messages.email}
          {...optional}
          type="email"
          autoComplete="email"
          dir="ltr"
          value={form.email}
          error={errorOf('email')}
          onChange={({ target }) => onChange({ email: target.value })}
        />
      </div>
      <div data-field="isTrue">
        <CheckField
          label={messages.isTrue}
          checked={form.isTrue}
          aria-invalid={errorOf('isTrue') === undefined ? undefined : true}
          onChange={({ target }) => onChange({ isTrue: target.checked })}
        />
        <ErrorNote role="alert">{errorOf('isTrue')}</ErrorNote>
      </div>
      <div data-field="isOwner" hidden={!isCopyright}>
        <CheckField
          label={messages.isOwner}
          checked={form.isOwner}
          aria-invalid={errorOf('isOwner') === undefined ? undefined : true}
          onChange={({ target }) => onChange({ isOwner: target.checked })}
        />
        <ErrorNote role="alert">{errorOf('isOwner')}</ErrorNote>
      </div>
    </>
  );
}
