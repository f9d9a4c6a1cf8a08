import { lazy, Suspense, useState } from 'react';
import { storyImportMessages as messages } from '#shared/messages/story-imports.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button } from '#web/design/Button.tsx';

const Dialog = lazy(async () => {
  const { ImportStoryDialog } = await import('#web/features/moving/story-imports/ImportStoryDialog.tsx');
  return { default: ImportStoryDialog };
});

/** Opens the window that brings a story in from elsewhere, and then the draft. */
export function ImportStoryButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { navigate } = useRoute();
  return (
    <>
      <Button look="outlined" onClick={() => setIsOpen(true)}>
        {messages.action}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog
            onImported={(postId) => void navigate(postSubPath(postId, 'edit'))}
            onClosed={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
