/** What members are told when they open the portal (1§3 "App launch message"). From when until when says its publication. */
import { z } from 'zod'
import { contentFaultTexts as texts } from '../../texts/content-texts.ts'
import { plainText } from '../content-fields.ts'
import { translationsOf } from '../translations.ts'

const titleSchema = plainText(120)
const textSchema = plainText(2_000)

export const launchMessageSchema = z.object({
  kind: z.literal('launch-message'),
  title: titleSchema.min(1, { error: () => texts.titleMissing }),
  text: textSchema.min(1, { error: () => texts.messageTextMissing }),
  translations: translationsOf({ title: titleSchema, text: textSchema }),
})
