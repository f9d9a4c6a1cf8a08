import { sitePageEditingMessages as messages } from '#shared/messages/site-page-editing.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { FieldStack } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { ResetSitePageDocument } from '#web/generated/ResetSitePage.ts';
import { UnsetSitePageDocument } from '#web/generated/UnsetSitePage.ts';
import type { EditedSitePage } from '#web/generated/fragments.ts';

type SitePageStateProps = { readonly page: EditedSitePage; readonly route: RouteMatch };

/** Takes a page away, or sets it back to the default text; its texts are kept. */
export function SitePageState({ page: { path, state }, route }: SitePageStateProps) {
  const unsetting = useChange(UnsetSitePageDocument, { says: 'here' });
  const resetting = useChange(ResetSitePageDocument, { says: 'here' });
  return (
    <FieldStack>
      {state !== 'UNSET' && (
        <>
          <Note>{messages.unsetText}</Note>
          <Button look="outlined" disabled={unsetting.isRunning} onClick={() => void unsetting.run({ path })}>
            {messages.unset}
          </Button>
        </>
      )}
      {state !== 'DEFAULT' && (
        <>
          <Note>{messages.resetText}</Note>
          <Button look="outlined" disabled={resetting.isRunning} onClick={() => void resetting.run({ path })}>
            {messages.reset}
          </Button>
        </>
      )}
      <AdminError failure={unsetting.failure ?? resetting.failure} route={route} />
    </FieldStack>
  );
}
