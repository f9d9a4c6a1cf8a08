import { useEffect, useState } from 'react';
import { type EditsKeeper, openEditsKeeper } from './edits-keeper.ts';

/** What keeps the edits on this device; undefined until the device was asked. */
export function useEditsKeeper(personId: string, submissionId: string): EditsKeeper | undefined {
  const [keeper, setKeeper] = useState<EditsKeeper>();
  useEffect(() => {
    let isGone = false;
    let opened: EditsKeeper | undefined;
    const open = async () => {
      opened = await openEditsKeeper(window, personId, submissionId);
      if (isGone) opened.close();
      else setKeeper(opened);
    };
    void open();
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [personId, submissionId]);
  return keeper;
}
