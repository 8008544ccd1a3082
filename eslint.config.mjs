import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTs from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';

/** Where React is: its rules, which compile every file, ask for nothing elsewhere. */
const REACT = ['**/*.tsx', '**/use-*.ts'];
const base = [...nextVitals, ...nextTs].map((entry) =>
  entry.plugins?.react ? { ...entry, files: REACT } : entry,
);
// The copy that eslint-config-next brings: installing jsx-a11y beside ESLint 10 does not resolve.
const a11y = base.flatMap((entry) => (entry.plugins?.['jsx-a11y'] ? [entry.plugins['jsx-a11y']] : []))[0];

export default defineConfig([
  ...base,
  globalIgnores([
    '.next/**',
    '.next-*/**',
    '.bundle/**',
    'next-env.d.ts',
    'generated/**',
    'data/**',
    'test-results/**',
    'playwright-report/**',
  ]),
  {
    files: ['**/*.tsx'],
    rules: {
      ...a11y.flatConfigs.strict.rules,
      // A scrollable pane must take focus so that the keyboard can scroll it.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { roles: ['region', 'group', 'tabpanel'], tags: ['section', 'pre'] },
      ],
      // A table that is walked through by keyboard is a grid.
      'jsx-a11y/no-noninteractive-element-to-interactive-role': [
        'error',
        { table: ['grid'], tr: ['row'], td: ['gridcell'], th: ['columnheader'] },
      ],
      'jsx-a11y/no-redundant-roles': ['error', { tr: ['row'], thead: ['rowgroup'], tbody: ['rowgroup'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['**/*.tsx'],
    ignores: ['components/ui/page-link.tsx'],
    rules: {
      'no-restricted-imports': ['error', { paths: [{ name: 'next/link', message: 'Use PageLink.' }] }],
    },
  },
  prettier,
]);
