/** Registers the captcha's web component with its workers and its style; loaded when the first captcha is shown. */
import './altcha-element.ts'
import 'altcha/external'
import 'altcha/altcha.css'
import './captcha.css'
import pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import { captchaPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import shaWorker from 'altcha/workers/sha?worker'

for (const digest of ['SHA-256', 'SHA-384', 'SHA-512']) {
  globalThis.$altcha.algorithms.set(digest, () => new shaWorker())
  globalThis.$altcha.algorithms.set(`PBKDF2/${digest}`, () => new pbkdf2Worker())
}

// It takes these for every language that it has no words of.
globalThis.$altcha.i18n.set('en', { ...globalThis.$altcha.i18n.get('en'), ...captchaPageTexts.widget })
