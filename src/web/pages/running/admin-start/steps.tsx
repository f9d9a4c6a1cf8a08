import { firstStepsMessages as messages } from '#shared/messages/first-steps.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { settingsPath } from '#shared/routes/account-links.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { Site } from '#web/app/site-context.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import type { AdminStartPageQuery, RegistrationMode } from '#web/generated/AdminStartPageQuery.ts';
import { Command, Step } from './Step.tsx';

/** What each step is drawn from. */
export type StepState = {
  readonly state: NonNullable<AdminStartPageQuery['firstSteps']>;
  readonly site: Site;
  readonly username: string;
};

const MAIL_SERVER = 'SMTP_URL=smtps://USER:PASSWORD@mail.example.org npm start';
const KEPT_MAIL = '/_/dev/mail';

/** Without mail nobody gets a code, the administrator neither. */
export function WayInStep({ state }: StepState) {
  const open = state.sendsMail ? messages.wayInMail : messages.wayInOpen;
  return (
    <Step isDone={state.hasWayIn} title={messages.wayInTitle} text={state.hasWayIn ? messages.wayInDone : open}>
      <Actions>
        <ButtonLink size="small" look="outlined" href={settingsPath('security')}>
          {messages.wayInAction}
        </ButtonLink>
      </Actions>
      <Note>{messages.wayInLost}</Note>
      <Command>{`npx longhand admin login-link ${state.email ?? 'EMAIL'}`}</Command>
    </Step>
  );
}

export function MailStep({ state }: StepState) {
  const { sendsMail, stuckMails } = state;
  const sent = stuckMails > 0 ? formatMessage(messages.mailStuck, { count: stuckMails }) : messages.mailDone;
  return (
    <Step isDone={sendsMail && stuckMails === 0} title={messages.mailTitle} text={sendsMail ? sent : messages.mailOpen}>
      {!sendsMail && <Command>{MAIL_SERVER}</Command>}
      <Actions>
        <ButtonLink size="small" look="outlined" href={buildPath('ShowAdminMail')}>
          {messages.mailAction}
        </ButtonLink>
      </Actions>
      {state.showsKeptMail && (
        <Note>
          {messages.mailKept} <a href={KEPT_MAIL}>{messages.mailRead}</a>
        </Note>
      )}
    </Step>
  );
}

export function StoryStep({ state, username }: StepState) {
  return (
    <Step
      isDone={state.hasStories}
      title={messages.storyTitle}
      text={state.hasStories ? messages.storyDone : messages.storyOpen}
    >
      {!state.hasStories && <Command>{`npx longhand import PATH --as ${username}`}</Command>}
      <Actions>
        <ButtonLink size="small" look="outlined" href={buildPath(state.hasStories ? 'ShowHome' : 'ShowNewStory')}>
          {state.hasStories ? messages.homeAction : messages.storyAction}
        </ButtonLink>
      </Actions>
    </Step>
  );
}

/** By a link that is for all, by invitations, or by nothing, as the site takes new accounts. */
export function PeopleStep({ state, site, mode }: StepState & { readonly mode: RegistrationMode }) {
  const isOpen = mode === 'OPEN';
  return (
    <Step
      isDone={state.hasPeople}
      title={messages.peopleTitle}
      text={state.hasPeople ? messages.peopleDone : messages.peopleOpen[mode]}
    >
      {isOpen && (
        <CopyField label={messages.peopleLink} text={site.url + buildPath('SignIn', {}, { operation: 'register' })} />
      )}
      {isOpen && !state.isPublic && <Note>{formatMessage(messages.addressLocal, { address: site.url })}</Note>}
      {mode !== 'CLOSED' && !state.sendsMail && <Note>{messages.peopleNoMail}</Note>}
      <Actions>
        <ButtonLink
          size="small"
          look="outlined"
          href={
            mode === 'CLOSED' ? `${buildPath('ShowAdminSettings')}#registration.mode` : buildPath('ShowAdminSignUps')
          }
        >
          {mode === 'CLOSED' ? messages.peopleSettings : messages.peopleAction}
        </ButtonLink>
      </Actions>
    </Step>
  );
}
