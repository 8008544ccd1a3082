// The layers of the tree (lib/README.md), held by `npm run check:layers`.

/** Domains in order: each imports only those before it. */
export const DOMAINS = [
  'browser',
  'text',
  'typology',
  'project',
  'webhook',
  'progress',
  'notice',
  'guideline',
  'sample',
  'segmentation',
  'round',
  'annotation',
  'comment',
  'consistency',
  'workspace',
  'agreement',
  'adjudication',
  'evaluation',
  'construction',
  'exchange',
  'snapshot',
  'overview',
  'audit/log',
];
const SHELL = [
  ...['errors', 'env', 'log', 'clock', 'seal', 'storable', 'storable-schema', 'secret-files'],
  ...['auth', 'audit', 'db', 'jobs', 'llm', 'i18n', 'operation', 'entry'],
];
const room = (names) => `^lib/(${names.join('|')})(/|\\.ts$)`;

/** Files that do no input or output: neither under server/ nor a room of the shell. */
const PURE = { path: room(DOMAINS), pathNot: '/(server|operations)/' };
const IO = {
  path: '^(generated/|lib/(db|jobs|env|log|clock|audit|entry)(/|\\.ts$)|node_modules/(next|react|react-dom|openai|pg|pg-boss|better-auth)/)',
  pathNot: '^lib/audit/(actions|actors|log/)',
};
/** Closed lists of the shell that the browser knows too. */
const SHARED = '^lib/(errors|audit/(actions|actors)|auth/passive|storable|i18n/.*|operation/.*)\\.ts$';
const SERVER =
  '^generated/|/(server|operations)/|^lib/(db|jobs|env|log|clock|entry|api|cli|worker|writer|testing)(/|\\.ts$)';

const TESTS = '\\.(test|spec)\\.tsx?$|^lib/testing/|^e2e/|^scripts/';
const forbidden = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { ...from, pathNot: [TESTS, ...(from.pathNot ? [from.pathNot] : [])] },
  to,
});

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    forbidden(
      'no-cycles',
      'No file imports itself, by whatever way.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    ...DOMAINS.slice(0, -1).map((domain, index) =>
      forbidden(
        `${domain}-imports-to-its-left`,
        'A domain imports only domains before it.',
        { path: room([domain]) },
        { path: room(DOMAINS.slice(index + 1)) },
      ),
    ),
    forbidden(
      'shell-below-domains',
      'The shell knows no domain.',
      { path: room(SHELL), pathNot: '^lib/audit/log/' },
      { path: room(DOMAINS) },
    ),
    forbidden(
      'entry-points-above-domains',
      'Domains know no entry point.',
      { path: room(DOMAINS) },
      { path: room(['entry', 'api', 'worker', 'writer', 'cli']) },
    ),
    forbidden('pure-files', 'Domain logic does no input or output.', PURE, {
      ...IO,
      dependencyTypesNot: ['type-only'],
    }),
    forbidden(
      'components-pure',
      'Components get pure code only.',
      { path: '^components/' },
      { path: `^app/|${SERVER}`, pathNot: SHARED, dependencyTypesNot: ['type-only'] },
    ),
    {
      name: 'screens-on-top',
      comment: 'Neither logic nor scripts know a screen.',
      severity: 'error',
      from: { path: '^(lib|scripts)/', pathNot: '\\.test\\.tsx?$|^lib/testing/' },
      to: { path: '^(app|components)/' },
    },
    forbidden(
      'app-without-database',
      'Screens and routes go by verbs.',
      { path: '^app/' },
      { path: '^(generated/|lib/db/|node_modules/(openai|pg)/)' },
    ),
    forbidden(
      'tests-stay-tests',
      'The product runs without its tests.',
      { path: '^(app|components|lib)/' },
      { path: '^(e2e|lib/testing|scripts)/', pathNot: '^scripts/setup/' },
    ),
    forbidden(
      'known-packages',
      'Every package stands in package.json.',
      { path: '^(app|components|lib|scripts)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|generated/prisma/internal)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['react-server', 'import', 'require', 'node', 'default', 'types'],
    },
  },
};

export default configuration;
