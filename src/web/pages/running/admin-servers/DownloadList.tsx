import { serverBlockMessages as messages } from '#shared/messages/server-blocks.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { ServerBlockListQueryDocument } from '#web/generated/ServerBlockListQuery.ts';
import { saveFile } from '#web/parts/field/save-file.ts';
import { Actions } from '#web/parts/form/FieldForm.tsx';

/** The list as a file for another server. */
export function DownloadList() {
  const { data } = useQuery(ServerBlockListQueryDocument);
  const list = data?.serverBlockList;
  return (
    <Actions>
      <Button
        look="outlined"
        size="small"
        aria-disabled={!list}
        onClick={() => {
          if (list) saveFile('domain_blocks.csv', list);
        }}
      >
        {messages.download}
      </Button>
    </Actions>
  );
}
