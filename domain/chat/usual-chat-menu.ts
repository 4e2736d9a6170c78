/** The topics that the chat offers where the client has none of its own (2§7, CHT-011, S97). */
import type { FeaturesConfig } from '../client/features-config.ts'
import { chatTexts } from '../texts/chat-texts.ts'
import { currentLanguage } from '../language/current-language.ts'
import { languageTag } from '../language/language.ts'
import type { ShownTopic } from './chat-menu.ts'

type Needed = 'allowEclaimSubmit' | 'allowLOG' | 'allowClinicLocator' | 'allowViewBenefitBalance'

const pages = [
  ['claims', '/app/claimrecords', 'allowEclaimSubmit'],
  ['letters', '/app/elogrecords', 'allowLOG'],
  ['clinics', '/app/cliniclocator', 'allowClinicLocator'],
  ['cover', '/app/mycover', 'allowViewBenefitBalance'],
] as const satisfies readonly (readonly [keyof typeof chatTexts.menu, string, Needed])[]

/** Pages that the client offers, and the way to Joey. */
export function usualChatMenu(features: Pick<FeaturesConfig, Needed>): readonly ShownTopic[] {
  const language = languageTag(currentLanguage())
  const offered = pages.filter(([, , flag]) => features[flag])
  return [
    ...offered.map(([id, webUrl]): ShownTopic => {
      const { message, button } = chatTexts.menu[id]
      return { id, message, action: { type: 'redirect-button', webUrl, buttonText: button }, language }
    }),
    { id: 'talk', message: chatTexts.menu.talk.message, action: { type: 'talkToJoey' }, language },
  ]
}
