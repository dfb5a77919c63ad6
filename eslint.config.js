import vue from 'eslint-plugin-vue'
import accessibility from 'eslint-plugin-vuejs-accessibility'
import typescript from 'typescript-eslint'

export default typescript.config(
  { ignores: ['dist/', 'node_modules/', '.cache/', 'coverage/', 'test-results/'] },
  ...typescript.configs.recommended,
  ...vue.configs['flat/recommended'],
  ...accessibility.configs['flat/recommended'],
  { files: ['**/*.vue'], languageOptions: { parserOptions: { parser: typescript.parser } } },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Faces come from src/dice/sources.ts alone.' },
      ],
      'no-restricted-globals': ['error', 'localStorage', 'sessionStorage'],
      eqeqeq: 'error',
      'no-console': 'error',
      // Formatting is prettier's.
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/html-self-closing': 'off',
      'vue/html-indent': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/multi-word-component-names': 'off',
      // Absent props are undefined, and their types say so.
      'vue/require-default-prop': 'off',
      'vue/no-v-html': 'error',
      'vuejs-accessibility/label-has-for': ['error', { required: { some: ['nesting', 'id'] } }],
      'vuejs-accessibility/no-autofocus': 'off',
    },
  },
  { files: ['scripts/**', 'test/**', '*.config.*'], rules: { 'no-console': 'off' } },
  {
    // Nobody checks the types of these.
    files: ['scripts/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'performance', 'URL', 'setTimeout', 'clearTimeout'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
    rules: { 'no-undef': 'error' },
  },
  { files: ['**/*.cjs'], languageOptions: { globals: { module: 'writable' } } },
)
