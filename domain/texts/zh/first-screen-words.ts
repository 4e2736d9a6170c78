/** Of the words in simplified Chinese, those that the first screen needs. */
import type { Translated, FirstScreenDrawer } from '../translated.ts'
import * as account from './account.ts'
import * as error from './error.ts'
import * as field from './field.ts'
import * as language from './language.ts'
import * as publicPage from './public-page.ts'

export const words = {
  account,
  error,
  field,
  language,
  'public-page': publicPage,
} satisfies Pick<Translated, FirstScreenDrawer>
