// What is linted: the browser client and the boards, which are TypeScript and Svelte.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['target/', 'fuzz/', 'web/dist/', 'web/src/lib/protocol/', '**/web/rules.ts']),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  // Prettier has the say about how it looks.
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
  },
  {
    rules: {
      // As for the compiler: a name that begins with _ says that it is not used.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A Map or URL that nothing on the screen follows is a plain one on purpose; what is followed is a rune.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // svelte-check knows the types of components. This linter does not: what one imports from another is an error to it,
    // and it takes as long for them as for all the rest.
    files: ['**/*.svelte'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { parser: ts.parser, projectService: false } },
    rules: {
      // What is assigned in one run of a rune and read in the next looks useless to it.
      'no-useless-assignment': 'off',
      // svelte-check finds what is not defined, and knows what a browser has.
      'no-undef': 'off',
    },
  },
  {
    // Whole matches read what the server sends as it comes: a test that is wrong about its shape fails.
    files: ['**/tests/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Scripts for Node.js are no part of the TypeScript project.
    files: ['**/*.js', '**/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
);
