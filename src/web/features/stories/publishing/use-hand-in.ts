import { useState } from 'react';
import { submissionPath } from '#shared/routes/link-shapes.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import type { StorySettings } from '#web/generated/fragments.ts';
import { UpdatePostSettingsDocument } from '#web/generated/UpdatePostSettings.ts';
import { ownSettingsInput, type PublishForm } from './publish-form.ts';
import { savedRevision } from './saved-revision.ts';
import type { Problem } from './use-publish.ts';

/** From the sheet to where a story is handed in, with what was written and chosen saved before. */
export function useHandIn({ id, isPublished }: StorySettings, flush: () => Promise<number>) {
  const { navigate } = useRoute();
  const { send } = useChange(UpdatePostSettingsDocument, { says: 'here' });
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const save = async (form: PublishForm): Promise<Problem | undefined> => {
    const saved = await savedRevision(flush);
    if ('message' in saved) return saved;
    // Of a published story readers would see at once what is chosen here.
    if (isPublished) return undefined;
    const { failure } = await send({ input: ownSettingsInput(id, form) });
    return failure && { message: failure.message };
  };
  return {
    isRunning,
    problem,
    /** Without a publication one is chosen there. */
    async run(form: PublishForm, collectionSlug?: string) {
      setProblem(undefined);
      setIsRunning(true);
      const found = await save(form);
      setIsRunning(false);
      if (found === undefined) void navigate(submissionPath(id, collectionSlug));
      else setProblem(found);
    },
  };
}
