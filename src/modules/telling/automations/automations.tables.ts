import type { Once } from '#modules/ground/tables.ts';

/** What sets a series off for a reader. */
export type AutomationTrigger = 'subscribed' | 'imported' | 'became_member';

type AutomationStepTable = {
  id: string;
  newsletter_id: Once<string>;
  trigger: Once<AutomationTrigger>;
  story_id: Once<string>;
  /** Days between what set it off and the mail. */
  delay_days: number;
  created_at: Once<Date>;
  changed_at: Date;
};

/** Who is to get a step, and when; gone once it is theirs to be sent. */
type AutomationTurnTable = {
  step_id: Once<string>;
  subscriber_id: Once<string>;
  triggered_at: Once<Date>;
  due_at: Date;
};

/** Written by `automations.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    automation_step: AutomationStepTable;
    automation_turn: AutomationTurnTable;
  }
}
