import { type ComponentType, useEffect, useState } from 'react';

type Tools = ComponentType<{ readonly storyId: string }>;

/** Marks in the text of a story, and what can be done with words that are selected: fetched once the page stands. */
export function PassageTools({ storyId }: { readonly storyId: string }) {
  const [Live, setLive] = useState<Tools>();
  useEffect(() => {
    void import('./LivePassages.tsx').then((code) => setLive(() => code.LivePassages));
  }, []);
  return Live && <Live storyId={storyId} />;
}
