// The messages that are there, by namespace: `t` takes their keys alone. A test holds the list to messages/en.
import type account from '@/messages/en/account.json';
import type adjudication from '@/messages/en/adjudication.json';
import type agreement from '@/messages/en/agreement.json';
import type auditLog from '@/messages/en/auditLog.json';
import type auth from '@/messages/en/auth.json';
import type comments from '@/messages/en/comments.json';
import type common from '@/messages/en/common.json';
import type endpoints from '@/messages/en/endpoints.json';
import type errors from '@/messages/en/errors.json';
import type exportMessages from '@/messages/en/export.json';
import type exposure from '@/messages/en/exposure.json';
import type findings from '@/messages/en/findings.json';
import type guidelines from '@/messages/en/guidelines.json';
import type home from '@/messages/en/home.json';
import type importMessages from '@/messages/en/import.json';
import type judges from '@/messages/en/judges.json';
import type judging from '@/messages/en/judging.json';
import type keys from '@/messages/en/keys.json';
import type methods from '@/messages/en/methods.json';
import type myWork from '@/messages/en/myWork.json';
import type notices from '@/messages/en/notices.json';
import type outcomes from '@/messages/en/outcomes.json';
import type people from '@/messages/en/people.json';
import type projects from '@/messages/en/projects.json';
import type rounds from '@/messages/en/rounds.json';
import type runs from '@/messages/en/runs.json';
import type samples from '@/messages/en/samples.json';
import type shell from '@/messages/en/shell.json';
import type sidebar from '@/messages/en/sidebar.json';
import type steps from '@/messages/en/steps.json';
import type table from '@/messages/en/table.json';
import type training from '@/messages/en/training.json';
import type typology from '@/messages/en/typology.json';
import type verdicts from '@/messages/en/verdicts.json';
import type workspace from '@/messages/en/workspace.json';

declare module 'next-intl' {
  interface AppConfig {
    Messages: {
      account: typeof account;
      adjudication: typeof adjudication;
      agreement: typeof agreement;
      auditLog: typeof auditLog;
      auth: typeof auth;
      comments: typeof comments;
      common: typeof common;
      endpoints: typeof endpoints;
      errors: typeof errors;
      export: typeof exportMessages;
      exposure: typeof exposure;
      findings: typeof findings;
      guidelines: typeof guidelines;
      home: typeof home;
      import: typeof importMessages;
      judges: typeof judges;
      judging: typeof judging;
      keys: typeof keys;
      methods: typeof methods;
      myWork: typeof myWork;
      notices: typeof notices;
      outcomes: typeof outcomes;
      people: typeof people;
      projects: typeof projects;
      rounds: typeof rounds;
      runs: typeof runs;
      samples: typeof samples;
      shell: typeof shell;
      sidebar: typeof sidebar;
      steps: typeof steps;
      table: typeof table;
      training: typeof training;
      typology: typeof typology;
      verdicts: typeof verdicts;
      workspace: typeof workspace;
    };
  }
}
