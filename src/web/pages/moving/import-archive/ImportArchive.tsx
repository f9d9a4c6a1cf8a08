import { useEffect } from 'react';
import { archiveImportMessages as messages } from '#shared/messages/archive-imports.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { MainColumn } from '#web/app/layouts/RightColumn.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { ImportArchivePageQueryDocument } from '#web/generated/ImportArchivePageQuery.ts';
import { ImportForm } from './ImportForm.tsx';
import { ImportReport } from './ImportReport.tsx';
import { OpenImport } from './OpenImport.tsx';
import { useSendArchive } from './use-send-archive.ts';
import styles from './ImportArchive.module.css';

/** Milliseconds between two looks at an import that goes on. */
const PAUSE = 2_000;

/** Where somebody brings in what they wrote elsewhere: the form, or what is going on, and what came of it. */
export function ImportArchive() {
  const { data, refetch } = useQuery(ImportArchivePageQueryDocument);
  const upload = useSendArchive(refetch);
  const imports = data?.viewer?.archiveImports ?? [];
  const open = imports.find(({ state }) => state === 'UPLOADING' || state === 'WAITING' || state === 'RUNNING');
  const isWorking = open !== undefined && open.state !== 'UPLOADING';
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(refetch, PAUSE);
    return () => clearInterval(timer);
  }, [isWorking, refetch]);
  const ended = imports.filter((one) => one !== open);
  return (
    <MainColumn>
      <PageHeading title={messages.title} />
      <div className={styles.parts}>
        <Note>{messages.intro}</Note>
        {open === undefined && upload.percent === undefined ? (
          <ImportForm upload={upload} />
        ) : (
          <OpenImport open={open} percent={upload.percent} onChanged={refetch} onCancel={upload.stop} />
        )}
        <Section title={messages.past} look="quiet">
          {ended.length === 0 && <EmptyText text={messages.none} />}
          {ended.map((one, index) => (
            <ImportReport key={one.id} ended={one} isOpen={index === 0 && open === undefined} />
          ))}
        </Section>
      </div>
    </MainColumn>
  );
}
