/** What members are told when they open the portal (1§3 "App launch message"). From when until when says its publication. */
import { z } from 'zod'
import { contentFaultTexts as texts } from '../../texts/content-texts.ts'
import { plainText } from '../content-fields.ts'

export const launchMessageSchema = z.object({
  kind: z.literal('launch-message'),
  title: plainText(120).min(1, { error: () => texts.titleMissing }),
  text: plainText(2_000).min(1, { error: () => texts.messageTextMissing }),
})
