/** react-admin's own words, with those that the specification words itself. They are a drawer like ours: the page's language is settled before. */
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { localeOf } from '@member-care/domain/language/language.ts'
import { wordsOf } from '@member-care/domain/language/words.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'

const { ra } = wordsOf('react-admin', englishMessages)

const messages = {
  ra: {
    ...ra,
    auth: { ...ra.auth, logout: consoleTexts.menu.logout, auth_check_error: errorTexts.unauthorized },
    notification: {
      ...ra.notification,
      updated: consoleTexts.dataUpdated,
      http_error: errorTexts.network,
      not_authorized: errorTexts.forbidden,
    },
    tiptap: consoleTexts.editor,
  },
}

export const i18nProvider = polyglotI18nProvider(() => messages, localeOf(currentLanguage()))
