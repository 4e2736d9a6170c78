/** With whose certificate letters of guarantee are signed: that of the setting, or one that the product makes for itself at the first letter. */
import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { loadLetterSigner } from './load-letter-signer.ts'
import type { LetterSigner } from './sign-letter.ts'

export interface LetterSigning {
  signer(): Promise<LetterSigner>
  /** What an operator should see to. */
  warning(): Promise<string | undefined>
}

declare module '../../http/parts.ts' {
  interface Parts {
    readonly letterSigning: LetterSigning
  }
}

const WARN_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

/**
 * @param options.settings where the key lies, and whether the product may make it
 * @throws Error when the file of the setting is missing or holds something else
 */
export async function openLetterSigning({
  settings,
  clock,
}: {
  readonly settings: {
    readonly production: boolean
    readonly letterSigning: { readonly file: string; readonly isSelfMade: boolean }
  }
  readonly clock: () => Date
}): Promise<LetterSigning> {
  const { file, isSelfMade } = settings.letterSigning
  let opened: Promise<LetterSigner> | undefined
  const open = () =>
    (opened ??= loadLetterSigner(file, isSelfMade ? { now: clock() } : {}).catch((error: unknown) => {
      // What was missing may be there the next time.
      opened = undefined
      throw error
    }))
  if (!isSelfMade) await open()
  return {
    signer: open,
    warning: async () => {
      if (isSelfMade) return settings.production ? SELF_MADE : undefined
      const { validTo } = await open()
      if (validTo.getTime() - clock().getTime() > WARN_DAYS * DAY_MS) return undefined
      return `The certificate of LETTER_SIGNING_FILE is good until ${formatDisplay(singaporeToday(validTo))}: put a new one in its place, and restart.`
    },
  }
}

const SELF_MADE =
  'Letters of guarantee are signed with a certificate that the product made for itself, for which nobody vouches: name one that an authority issued in LETTER_SIGNING_FILE.'
