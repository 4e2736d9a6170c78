/** react-admin's own words, with those that the specification words itself. */
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'

const messages = {
  ...englishMessages,
  ra: {
    ...englishMessages.ra,
    auth: { ...englishMessages.ra.auth, logout: consoleTexts.menu.logout, auth_check_error: errorTexts.unauthorized },
    notification: {
      ...englishMessages.ra.notification,
      updated: consoleTexts.dataUpdated,
      http_error: errorTexts.network,
      not_authorized: errorTexts.forbidden,
    },
  },
}

export const i18nProvider = polyglotI18nProvider(() => messages, 'en')
