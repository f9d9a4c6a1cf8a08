import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { siteCheckMessages as messages } from '#shared/messages/site-checks.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import { type RunSiteChecks, RunSiteChecksDocument } from '#web/generated/RunSiteChecks.ts';
import { SendTestMailDocument } from '#web/generated/SendTestMail.ts';
import { Actions, FieldStack } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Badge, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import { AdminError } from './AdminError.tsx';

type Findings = RunSiteChecks['runSiteChecks']['findings'];
type SiteCheckName = Findings[number]['name'];

const settings = buildPath('ShowAdminSettings');

/** Where it is mended, of what is not mended by the environment alone. */
const pages = {
  mail: buildPath('ShowAdminMail'),
  jobs: buildPath('ShowAdminJobs'),
  payments: `${settings}#membership`,
  backups: `${settings}#operations`,
  certificates: `${settings}#domains`,
} as const;
const mendedAt: Partial<Readonly<Record<SiteCheckName, readonly (keyof typeof pages)[]>>> = {
  mail: ['mail'],
  // Mail that waits is a job as well.
  jobs: ['jobs', 'mail'],
  payments: ['payments'],
  backups: ['backups'],
  certificates: ['certificates'],
};

type SiteChecksProps = {
  readonly label: string;
  /** All of them where none is named. */
  readonly names?: readonly SiteCheckName[];
  readonly canSendMail?: boolean;
  readonly route: RouteMatch;
};

/** Looks on demand whether parts of the site work, and says of each how it stands. */
export function SiteChecks({ label, names, canSendMail = false, route }: SiteChecksProps) {
  const checks = useChange(RunSiteChecksDocument, { says: 'here' });
  const testMail = useChange(SendTestMailDocument, { says: 'here' });
  const [findings, setFindings] = useState<Findings>();
  const [address, setAddress] = useState<string>();
  const look = async () => {
    if (checks.isRunning) return;
    const done = await checks.run({ names });
    setFindings(done?.findings);
  };
  const send = async () => {
    if (testMail.isRunning) return;
    setAddress(undefined);
    const done = await testMail.run({});
    setAddress(done?.address);
  };
  return (
    <FieldStack>
      <Actions>
        <Button look="outlined" size="small" aria-disabled={checks.isRunning} onClick={() => void look()}>
          {checks.isRunning ? messages.running : label}
        </Button>
        {canSendMail && (
          <Button look="outlined" size="small" aria-disabled={testMail.isRunning} onClick={() => void send()}>
            {messages.sendTestMail}
          </Button>
        )}
      </Actions>
      <AdminError failure={checks.failure ?? testMail.failure} route={route} />
      <output>
        {address !== undefined && <Note>{formatMessage(messages.testMailSent, { address })}</Note>}
        {findings !== undefined && <Note>{summaryOf(findings)}</Note>}
      </output>
      {findings !== undefined && <FindingList findings={findings} />}
    </FieldStack>
  );
}

function summaryOf(findings: Findings): string {
  const count = findings.filter(({ isWell }) => !isWell).length;
  return count === 0 ? messages.allWell : formatMessage(messages.someIll, { count });
}

function FindingList({ findings }: { readonly findings: Findings }) {
  return (
    <List>
      {findings.map(({ name, isWell, sentence, next }) => (
        <ListItem key={name}>
          <ItemWords>
            <ItemTitle>
              {messages.names[name]} <Badge isWarning={!isWell}>{isWell ? messages.well : messages.ill}</Badge>
            </ItemTitle>
            <ItemFacts>
              <span>{sentence}</span>
            </ItemFacts>
            {next !== null && <Note>{next}</Note>}
            {!isWell && mendedAt[name] !== undefined && (
              <Actions>
                {mendedAt[name].map((page) => (
                  <Link key={page} to={pages[page]}>
                    {messages.mendedAt[page]}
                  </Link>
                ))}
              </Actions>
            )}
          </ItemWords>
        </ListItem>
      ))}
    </List>
  );
}
