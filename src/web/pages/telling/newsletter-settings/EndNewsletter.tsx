import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterSettingsMessages as messages } from '#shared/messages/newsletter-settings.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { EndNewsletterDocument } from '#web/generated/EndNewsletter.ts';
import type { NewsletterCard } from '#web/generated/fragments.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { FormText } from '#web/parts/form/Form.tsx';
import { Prompt } from '#web/parts/frame/Prompt.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';

type EndNewsletterProps = { readonly newsletter: NewsletterCard; readonly onEnded: () => void };

/** Ends a newsletter for good, after a question. */
export function EndNewsletter({ newsletter: { id, name }, onEnded }: EndNewsletterProps) {
  const dialog = useDialog();
  const change = useChange(EndNewsletterDocument);
  const end = async () => {
    const done = await change.run({ newsletterId: id });
    if (done === undefined) return done;
    onEnded();
    void showToast({ message: formatMessage(messages.ended, { name }), testId: 'newsletter-ended' });
    return done;
  };
  return (
    <Section title={messages.end}>
      <Prompt text={messages.endText}>
        <Button look="outlined" size="small" onClick={dialog.open}>
          {messages.end}
        </Button>
      </Prompt>
      <ConfirmDialog
        dialog={dialog}
        title={formatMessage(messages.endAsk, { name })}
        submitLabel={messages.end}
        change={change}
        onConfirm={end}
        isDanger
      >
        <FormText>{messages.endText}</FormText>
        <FormText>{messages.endForGood}</FormText>
      </ConfirmDialog>
    </Section>
  );
}
