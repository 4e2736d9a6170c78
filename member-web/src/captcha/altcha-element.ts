/** The captcha's element as the screens use it. Its own type declarations load its code, which must stay out of the first screen. */
import type {} from 'react'

export interface CaptchaElement extends HTMLElement {
  readonly reset?: () => void
}

declare global {
  /** What the component takes its settings from once it is loaded. */
  var $altcha: {
    readonly algorithms: Map<string, () => Worker>
    readonly i18n: { get(language: string): object; set(language: string, words: object): void }
  }
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's elements are declared in this namespace.
  namespace JSX {
    interface IntrinsicElements {
      'altcha-widget': DetailedHTMLProps<HTMLAttributes<CaptchaElement>, CaptchaElement> & {
        challenge?: string
        configuration?: string
      }
    }
  }
}
