/** A health article (ART-005). */
import { z } from 'zod'
import { contentFaultTexts as texts } from '../../texts/content-texts.ts'
import { pictureAddressSchema, plainText, titleSchema } from '../content-fields.ts'

export const articleSchema = z.object({
  kind: z.literal('article'),
  title: titleSchema,
  excerpt: plainText(400),
  imageUrl: pictureAddressSchema,
  /** HTML, cleaned before it is saved and again where it is shown. */
  html: z
    .string()
    .trim()
    .min(1, { error: () => texts.articleEmpty })
    .max(200_000, { error: () => texts.tooLong }),
})
