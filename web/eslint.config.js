import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import playwright from 'eslint-plugin-playwright'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const UNKNOWN_PROPS = ['unsafe-argument', 'unsafe-assignment', 'unsafe-call', 'unsafe-member-access', 'unsafe-return']
const UNKNOWN_GENERICS = ['redundant-type-constituents']

export default defineConfig(
  // `wire` is generated from Rust.
  globalIgnores(['dist', 'e2e/pictures', 'e2e/results', 'src/**/wire', 'tests/fixtures']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'public/*.js', 'scripts/*.mjs'] },
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', 400],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Only ASCII maps are spread into letters.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // `void value` is how an effect declares a dependency that it does not use.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Maps and sets are either derived and never mutated, or bookkeeping outside the reactive graph.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // ESLint sees the props and type parameters of components as `any`; svelte-check covers them.
    files: ['**/*.svelte'],
    rules: Object.fromEntries([...UNKNOWN_PROPS, ...UNKNOWN_GENERICS].map((rule) => [`@typescript-eslint/no-${rule}`, 'off'])),
  },
  {
    files: ['e2e/**'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      // Games are played at random, so assertions depend on what comes up.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      'playwright/expect-expect': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], extends: [ts.configs.disableTypeChecked] },
)
