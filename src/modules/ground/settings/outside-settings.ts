import { defaultLogThreshold, logLevels } from '#shared/telemetry/log-level.ts';
import { https } from './setting-forms.ts';

/** What of others runs in readers' browsers, each with consent of its own (rule T2). */
export const outsideSettings = {
  'analytics.scriptUrl': {
    ...https,
    defaultValue: '',
    purpose:
      'The address of a script that measures visits. It runs only with consent, and never for bots. Leave it empty for none.',
  },
  'surveys.scriptUrl': {
    ...https,
    defaultValue: '',
    purpose:
      'The address of a script that asks readers something. It runs only with consent of its own, and never for bots. Leave it empty for none.',
  },
  'recording.scriptUrl': {
    ...https,
    defaultValue: '',
    purpose:
      'The address of a script that records what readers do on a page. It runs only with consent of its own, and never for bots. Leave it empty for none.',
  },
  'logs.level': {
    choices: Object.keys(logLevels),
    defaultValue: defaultLogThreshold,
    purpose: 'What readers’ browsers tell your log service, if you have one: this and everything worse.',
  },
  'logs.clientToken': {
    pattern: /^[\w-]{8,100}$/,
    form: '8 to 100 letters, digits, hyphens and underscores',
    defaultValue: '',
    purpose: 'The client token of your log service. Anyone can read it in a page, so don’t use a secret key.',
  },
  'logs.datacenter': {
    pattern: /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/,
    form: 'a host, such as browser-intake.example.com',
    defaultValue: '',
    purpose:
      'The host of your log service’s datacenter. Browsers send there only with consent. Leave it empty to send nothing.',
  },
} as const;
